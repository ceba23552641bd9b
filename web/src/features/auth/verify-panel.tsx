import { useLocation } from 'react-router-dom';
import { Button } from '../../components/elements/button.js';
import { AuthCard } from './auth-card.js';
import { api } from '../../lib/api/api.js';
import { wishIn } from '../../lib/session/sign-in.js';
import { rememberAsking } from '../../lib/session/somebody-there.js';
import { useAction } from '../../lib/api/use-action.js';
import { ForJob } from './for-job.js';

/** Tells a person to look into their mail; the link can be sent again (decision A2). */
export const VerifyPanel = ({
  email,
  onBack,
  onCorrect,
}: {
  email: string;
  onBack: () => void;
  onCorrect: () => void;
}) => {
  const wish = wishIn(useLocation());
  const resend = useAction({
    run: () => {
      rememberAsking(email, wish);
      return api.post('/auth/resend-verification', { body: { email } });
    },
    success: { title: `Verification email sent to ${email}` },
    failure: { title: 'Error', text: 'Failed to send verification email' },
  });
  return (
    <AuthCard title="Verification Required">
      <ForJob />
      <div className="parts near">
        <p className="text">
          We sent a link to <strong>{email}</strong>. Open it to verify your account; it expires in 24 hours.
        </p>
        <p className="text-small quiet">Nothing there? Look into the spam folder, or have the link sent again.</p>
        <Button variant="contained" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {resend.isPending ? 'Sending...' : 'Resend Email'}
        </Button>
        <Button variant="outlined" onClick={onCorrect}>
          Correct the address
        </Button>
        <Button variant="outlined" onClick={onBack}>
          Back to Login
        </Button>
      </div>
    </AuthCard>
  );
};
