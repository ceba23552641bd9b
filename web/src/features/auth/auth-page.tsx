import { Suspense, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthCard } from './auth-card.js';
import { Button } from '../../components/elements/button.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { Skeletons } from '../../components/feedback/query-state.js';
import { beginScreen } from '../../lib/browser/navigation.js';
import { homeOf, useSession } from '../../lib/session/session.js';
import { site } from '../../lib/session/site.js';
import { returnTo, ticketIn } from '../../lib/session/sign-in.js';
import { ForJob } from './for-job.js';
import { LoginForm } from './login-form.js';
import { RegisterForm, type RegisterValues } from './register-form.js';
import { VerifyPanel } from './verify-panel.js';
import { plainPart } from '../../components/feedback/lazy-part.js';

const SecondFactorForm = plainPart(async () => (await import('./second-factor-form.js')).SecondFactorForm);

const PhoneForm = plainPart(async () => (await import('./phone-form.js')).PhoneForm);

const modes = [
  { mode: 'login', label: 'Sign In' },
  { mode: 'register', label: 'Register' },
] as const;

/** Sign in, or register with mode=register; role pre-selects the role (spec §2 "Sign in / register"). */
export const AuthPage = () => {
  const [search] = useSearchParams();
  const location = useLocation();
  const { user } = useSession();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(ticketIn(location));
  const [isShared, setIsShared] = useState(false);
  const [typed, setTyped] = useState<Partial<RegisterValues>>({});
  const navigate = useNavigate();
  const [isByPhone, setIsByPhone] = useState(false);
  const isRegistering = search.get('mode') === 'register';
  const shown = useRef(isRegistering);
  useLayoutEffect(() => {
    // The other form is a screen of its own, though its path is the same.
    if (shown.current !== isRegistering) {
      shown.current = isRegistering;
      beginScreen();
    }
  }, [isRegistering]);

  const addressOf = (mode: string): string => {
    const next = new URLSearchParams(search);
    next.set('mode', mode);
    return `/auth?${next.toString()}`;
  };
  if (user) {
    return <Navigate to={returnTo(location, homeOf(user))} replace />;
  }
  if (waitingFor !== null) {
    const correct = () => {
      beginScreen();
      setWaitingFor(null);
      void navigate(addressOf('register'), { replace: true, state: location.state as unknown });
    };
    return <VerifyPanel email={waitingFor} onBack={() => setWaitingFor(null)} onCorrect={correct} />;
  }

  if (ticket !== null) {
    return (
      <AuthCard title="Two-step sign-in" text="Your password was right. One more step.">
        <Suspense fallback={<Skeletons label="Loading the form..." count={2} height={44} />}>
          <SecondFactorForm ticket={ticket} sharedDevice={isShared} onBack={() => setTicket(null)} />
        </Suspense>
      </AuthCard>
    );
  }

  const askForCode = (next: string, sharedDevice = false) => {
    beginScreen();
    setIsShared(sharedDevice);
    setTicket(next);
  };
  const waitFor = (email: string, values: Partial<RegisterValues> = { email }) => {
    beginScreen();
    setTyped(values);
    setWaitingFor(email);
  };
  const rememberAddress = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email') {
      setTyped({ ...typed, email: target.value });
    }
  };

  return (
    <AuthCard
      key={String(isRegistering)}
      title={isRegistering ? 'Create your account' : 'Sign in'}
      text={isRegistering ? 'Free for job seekers and employers.' : 'Welcome to PNG Workboard.'}
    >
      <ForJob />
      <div className="auth-modes">
        {modes.map(({ mode, label }) => {
          const isChosen = (mode === 'register') === isRegistering;
          return (
            <ButtonLink
              key={mode}
              to={addressOf(mode)}
              replace
              state={location.state as unknown}
              variant={isChosen ? 'outlined' : 'text'}
              aria-current={isChosen ? 'page' : undefined}
            >
              {label}
            </ButtonLink>
          );
        })}
      </div>
      <div onInput={rememberAddress}>
        {isRegistering && <RegisterForm role={search.get('role')} typed={typed} onVerify={waitFor} />}
        {!isRegistering && isByPhone && (
          <Suspense fallback={<Skeletons label="Loading the form..." count={2} height={44} />}>
            <PhoneForm onTicket={askForCode} onBack={() => setIsByPhone(false)} />
          </Suspense>
        )}
        {!isRegistering && !isByPhone && <LoginForm email={typed.email} onUnverified={waitFor} onTicket={askForCode} />}
      </div>
      {!isRegistering && !isByPhone && site().phoneSignIn && (
        <Button variant="outlined" fullWidth className="auth-phone" onClick={() => setIsByPhone(true)}>
          Use my phone number
        </Button>
      )}
      <div className="ends auth-foot text-small">
        <TextLink to="/forgot-password" state={{ email: typed.email }}>
          Forgot password?
        </TextLink>
        <TextLink to="/">Back to home</TextLink>
      </div>
    </AuthCard>
  );
};
