import type { User } from '@workboard/contracts';
import type { Role } from '@workboard/contracts/enums';
import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { useSession } from '../../lib/session/session.js';
import { useSignInState } from '../../lib/session/sign-in.js';
import { useMailedLink, type TokenScreen } from './use-mailed-link.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

/** For those who come by a mailed link; the others do not load it. */
const MailedLinkNotice = lazyPart(async () => (await import('./mailed-link-notice.js')).MailedLinkNotice);
const LeavingNotice = lazyPart(async () => (await import('./leaving-notice.js')).LeavingNotice, 'silent');

const Checking = () => (
  <div style={{ maxWidth: 1180, margin: '0 auto', padding: 24 }}>
    <Skeletons label="Checking authentication..." count={3} height={140} />
  </div>
);

interface Refusal {
  title?: string;
  text?: string;
  action?: { label: string; to: string };
}

/** Who may see a screen, and what the others read. A rule with no roles asks only for a session. */
export interface GuardRule {
  roles?: readonly Role[];
  /** `required`: only with a company; `none`: only without one. The refusal is `denied`. */
  company?: 'required' | 'none';
  /** Closed to a company's readers, who look and change nothing (decision P67). */
  writers?: true;
  signedOut?: Refusal;
  denied?: Refusal;
  /** The screen takes an `auth_token` from the URL before anything else. */
  token?: TokenScreen;
  /** Open to somebody who still has to turn on two-step sign-in (decision A15). */
  beforeSecondFactor?: true;
  /** Sends a person elsewhere, e.g. the super admin from the dashboard to theirs. */
  redirect?: (user: User) => string | null;
}

const readerRefusal: Refusal = {
  title: 'Read Only',
  text: 'You can look at everything here but change nothing. Ask the owner of your company for more rights.',
};

const mayEnter = (rule: GuardRule, user: User): boolean => {
  if (rule.roles && !rule.roles.includes(user.role)) {
    return false;
  }
  if (rule.writers && user.teamRole === 'reader') {
    return false;
  }
  return rule.company === undefined || (user.companyId !== null) === (rule.company === 'required');
};

const Refused = (props: { refusal: Refusal | undefined; fallback: Required<Refusal> }) => {
  const { title, text, action } = { ...props.fallback, ...props.refusal };
  const state = useSignInState();
  return (
    <Notice title={title} text={text}>
      <ButtonLink variant="contained" to={action.to} state={state}>
        {action.label}
      </ButtonLink>
    </Notice>
  );
};

/** Shows its children to those whom the rule lets in (spec §2 "Login guard"). */
export const Guard = ({ rule, children }: { rule: GuardRule; children: ReactNode }) => {
  const { link, confirm, decline } = useMailedLink(rule.token);
  const { user, isChecking } = useSession();
  if (link) {
    return (
      <Suspense fallback={<Checking />}>
        <MailedLinkNotice link={link} confirm={confirm} decline={decline} />
      </Suspense>
    );
  }
  if (isChecking || user === undefined) {
    return <Checking />;
  }
  if (user === null) {
    return (
      <Refused
        refusal={rule.signedOut}
        fallback={{
          title: 'Authentication Required',
          text: 'Please sign in to access this page.',
          action: { label: 'Go to Login', to: '/auth' },
        }}
      />
    );
  }
  if (user.secondFactorMissing && !rule.beforeSecondFactor) {
    return <Navigate to="/profile/security" replace />;
  }
  const elsewhere = rule.redirect?.(user);
  if (elsewhere) {
    return <Navigate to={elsewhere} replace />;
  }
  if (!mayEnter(rule, user)) {
    return (
      <Refused
        refusal={rule.writers && user.teamRole === 'reader' ? readerRefusal : rule.denied}
        fallback={{
          title: 'Access Denied',
          text: "You don't have permission to access this page.",
          action: { label: 'Go to Dashboard', to: '/dashboard' },
        }}
      />
    );
  }
  return (
    <>
      {user.deleteAfter && (
        <Suspense>
          <LeavingNotice deleteAfter={user.deleteAfter} />
        </Suspense>
      )}
      {children}
    </>
  );
};
