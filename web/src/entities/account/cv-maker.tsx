import { Box, Button, Stack, Typography } from '@mui/material';
import type { ResumeUploaded } from '@workboard/contracts';
import { type CvLayout, cvLayouts } from '@workboard/contracts/enums';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '../../lib/api/address.js';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { useUser, setSessionUser } from '../../lib/session/session.js';
import { resumeQuery } from './resume.js';
import { useAction } from '../../lib/api/use-action.js';

const layoutLabels: Record<CvLayout, string> = { plain: 'Black and white', modern: 'With colour' };

/** Makes a CV from the profile, for people who have no file (decision A20). */
export const CvMaker = () => {
  const user = useUser();
  const client = useQueryClient();
  const [layout, setLayout] = useState<CvLayout>('plain');
  const make = useAction<CvLayout, ResumeUploaded>({
    run: (chosen) => api.put('/upload/resume/from-profile', { body: { layout: chosen } }),
    refresh: [resumeQuery.queryKey],
    success: { title: 'Your CV is ready', text: 'Employers you apply to receive it.' },
    failure: { title: 'Your CV was not made', text: 'Please try again.' },
    onSuccess: ({ resumeUrl }) => setSessionUser(client, { ...user, resume: resumeUrl }),
  });
  const isReady = Boolean(user.experience?.trim() && user.education?.trim());
  const askAndMake = async () => {
    if (!user.resume || (await confirm({ text: 'Are you sure you want to replace your CV?' }))) {
      make.mutate(layout);
    }
  };
  return (
    <Box component="section" aria-label="Make my CV" sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{user.resume ? 'A CV from your profile' : 'No CV file?'}</Typography>
      {isReady ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            We make a PDF from what is saved in your profile: your words, nothing added.
          </Typography>
          <Stack direction="row" role="radiogroup" aria-label="Look" sx={{ gap: 2, flexWrap: 'wrap', mb: 1 }}>
            {cvLayouts.map((value) => (
              <label key={value} style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 }}>
                <Box
                  component="input"
                  type="radio"
                  name="cv-layout"
                  checked={layout === value}
                  onChange={() => setLayout(value)}
                  sx={{ width: 20, height: 20 }}
                />
                {layoutLabels[value]}
              </label>
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={make.isPending} onClick={() => void askAndMake()}>
              {make.isPending ? 'Making your CV...' : 'Make My CV'}
            </Button>
            <Button
              variant="outlined"
              href={addressOf('/upload/resume/from-profile', { query: { layout } })}
              target="_blank"
              rel="noopener noreferrer"
            >
              Look at It First
            </Button>
          </Stack>
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Save your work experience and your education, and we make a CV from your profile.
        </Typography>
      )}
    </Box>
  );
};
