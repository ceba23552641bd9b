import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { again } from '../lib/again.js';
import { passwordStrength } from '../lib/password-strength.js';

/** Whether the password is on the list of common ones, which is loaded when it is first needed. */
const useIsCommon = (password: string): boolean => {
  const [check, setCheck] = useState<{ isCommon: (text: string) => boolean } | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping) {
      // Without the list there is no warning; the meter stays.
      again(() => import('@workboard/contracts/common-passwords')).then(
        ({ isCommonPassword }) => setCheck({ isCommon: isCommonPassword }),
        () => undefined,
      );
    }
  }, [isTyping]);
  return check?.isCommon(password) ?? false;
};

/** How strong a new password is (spec §5 "Reset password"), and a plain warning where it is one that is tried first. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const isCommon = useIsCommon(password);
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
      {isCommon && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          This password is on every list of common passwords. Whoever tries them gets into your account.
        </Typography>
      )}
    </Box>
  );
};
