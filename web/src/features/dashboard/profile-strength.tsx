import { LinearProgress, Stack, Typography } from '@mui/material';
import type { User } from '@workboard/contracts';
import { fixedFigures } from '@workboard/contracts/constants';
import { useId } from 'react';
import { CheckIcon, PlusIcon } from '../../components/elements/icons.js';
import { ButtonLink, TextLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { applyChecklist, profileTab } from '../../entities/account/profile.js';

const percent = fixedFigures.profileStrengthPercent;

/** The spec's fixed figure, and below it what an application really needs (decision P3). */
export const ProfileStrength = ({ user }: { user: User }) => {
  const id = useId();
  const checklist = applyChecklist(user);
  const done = checklist.filter(({ isDone }) => isDone).length;
  return (
    <Section card title="Profile Strength">
      <Typography id={id} variant="body2" sx={{ mb: 1 }}>
        {percent}% complete
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 1, bgcolor: 'status.neutral.bg' }}
      />
      <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
        {done} of {checklist.length} ready to apply
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 2, gap: 0.5 }}>
        {checklist.map(({ field, label, tab, isDone }) => (
          <Typography
            component="li"
            key={field}
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}
          >
            {isDone ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
            {isDone ? (
              label
            ) : (
              <TextLink to={profileTab(tab)} state={{ field }}>
                Add: {label}
              </TextLink>
            )}
          </Typography>
        ))}
      </Stack>
      <ButtonLink variant="outlined" to="/profile">
        Edit Profile
      </ButtonLink>
    </Section>
  );
};
