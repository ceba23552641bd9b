import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthCard } from '../../components/auth-card.js';
import { ButtonLink, TextLink } from '../../components/link.js';
import { beginScreen } from '../../lib/navigation.js';
import { homeOf, useSession } from '../../lib/session.js';
import { returnTo } from '../../lib/sign-in.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';
import { VerifyPanel } from './verify-panel.js';

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
  const isRegistering = search.get('mode') === 'register';

  if (user) {
    return <Navigate to={returnTo(location, homeOf(user))} replace />;
  }
  if (waitingFor !== null) {
    return <VerifyPanel email={waitingFor} onBack={() => setWaitingFor(null)} />;
  }

  const waitFor = (email: string) => {
    beginScreen();
    setWaitingFor(email);
  };
  const addressOf = (mode: string): string => {
    const next = new URLSearchParams(search);
    next.set('mode', mode);
    return `/auth?${next.toString()}`;
  };

  return (
    <AuthCard
      key={String(isRegistering)}
      title={isRegistering ? 'Create your account' : 'Sign in'}
      text={isRegistering ? 'Free for job seekers and employers.' : 'Welcome to PNG Workboard.'}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 0.5,
          p: 0.5,
          mb: 3,
          borderRadius: 1,
          bgcolor: 'sunken',
        }}
      >
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
              sx={isChosen ? { bgcolor: 'background.paper' } : undefined}
            >
              {label}
            </ButtonLink>
          );
        })}
      </Box>
      {isRegistering ? (
        <RegisterForm role={search.get('role')} onVerify={waitFor} />
      ) : (
        <LoginForm onUnverified={waitFor} />
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 3, gap: 2, flexWrap: 'wrap' }}>
        <Typography variant="body2">
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </Typography>
        <Typography variant="body2">
          <TextLink to="/">Back to home</TextLink>
        </Typography>
      </Stack>
    </AuthCard>
  );
};
