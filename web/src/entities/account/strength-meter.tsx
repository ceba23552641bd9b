import { Box, Typography } from '@mui/material';
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
  const color = { Weak: 'error.main', Medium: 'warning.main', Strong: 'success.main' }[word];
  return (
    <Box>
      <Box sx={{ height: 6, borderRadius: 3, bgcolor: 'sunken' }} aria-hidden="true">
        <Box sx={{ height: 6, borderRadius: 3, bgcolor: color, width: `${(points / 6) * 100}%` }} />
      </Box>
      <Typography variant="caption" component="p" aria-live="polite">
        Password strength: {word}
      </Typography>
      {warning && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {warning}
        </Typography>
      )}
    </Box>
  );
};
