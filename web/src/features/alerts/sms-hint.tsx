import { TextLink } from '../../components/elements/link.js';
import { useUser } from '../../lib/session/session.js';

/** Where texts go, what comes first (decision A19), and what the word "premium" (spec §2) stands for (decision P95). */
export const SmsHint = () => {
  const { phone } = useUser();
  return (
    <>
      {phone ? (
        `Texts go to ${phone}, the phone of your profile, once you confirm it`
      ) : (
        <>
          Texts go to the phone of your profile. {/* In a tab of its own: what was typed here stays. */}
          <TextLink to="/profile" target="_blank">
            Add one there
          </TextLink>{' '}
          and confirm it
        </>
      )}{' '}
      on this page with a code that we text you. Premium is our word for this extra beside mail; there is nothing to
      order.
    </>
  );
};
