import { Stack } from '@mui/material';
import { Field } from '../../components/forms/field.js';
import { StringList } from '../../components/forms/string-list.js';

/** The tabs of the profile that applying does not need. */
export const LaterPanel = ({ tab }: { tab: 'skills' | 'links' }) =>
  tab === 'skills' ? (
    <StringList name="skills" label="Skills" entry="skill" placeholder="Forklift licence" chips />
  ) : (
    <Stack sx={{ gap: 2.5 }}>
      <Field name="portfolio" label="Portfolio" type="url" placeholder="https://" />
      <Field name="linkedinUrl" label="LinkedIn" type="url" placeholder="https://www.linkedin.com/in/…" />
      <Field name="githubUrl" label="GitHub" type="url" placeholder="https://github.com/…" />
      <Field name="websiteUrl" label="Website" type="url" placeholder="https://" />
    </Stack>
  );
