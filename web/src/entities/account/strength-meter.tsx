import { useEffect, useState } from 'react';
import { again } from '../../lib/loading/again.js';
import { passwordStrength } from './password-strength.js';

type Lists = Pick<typeof import('@workboard/contracts/common-passwords'), 'isCommonPassword' | 'isGuessablePassword'>;

/** Why the password is one that is tried first, if it is; the lists are loaded when they are first needed. */
const useWarning = (password: string, about: readonly string[]): string | null => {
  const [lists, setLists] = useState<Lists | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) {
      // Without the lists there is no warning; the meter stays.
      again(() => import('@workboard/contracts/common-passwords')).then(
        ({ isCommonPassword, isGuessablePassword }) => setLists({ isCommonPassword, isGuessablePassword }),
        () => undefined,
      );
    }
  }, [isTyping]);
  if (lists?.isCommonPassword(password)) {
    return 'This password is on every list of common passwords. Whoever tries them gets into your account.';
  }
  return lists?.isGuessablePassword(password, about)
    ? "This password is made of this site's name, your name or your address. Whoever knows you can guess it."
    : null;
};

interface StrengthMeterProps {
  password: string;
  /** Names and addresses of who chooses it, as far as they are known. */
  about?: readonly string[];
}

/** How strong a new password is (spec §5 "Reset password"), and a plain warning where it is one that is tried first. */
export const StrengthMeter = ({ password, about = [] }: StrengthMeterProps) => {
  const warning = useWarning(password, about);
  if (password === '') {
    return null;
  }
  const { points, word } = passwordStrength(password);
  return (
    <div className="strength">
      <div aria-hidden="true">
        <div className={word} style={{ width: `${(points / 6) * 100}%` }} />
      </div>
      <p className="caption" aria-live="polite">
        Password strength: {word}
      </p>
      {warning && (
        <p className="text-small" role="alert">
          {warning}
        </p>
      )}
    </div>
  );
};
