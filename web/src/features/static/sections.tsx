import { Stack, Typography } from '@mui/material';
import { Section } from '../../components/layout/section.js';

/** A heading, and the sentences below it. */
export type Part = readonly [title: string, ...sentences: string[]];

/** Parts of a text one below the other. */
export const Sections = ({ parts }: { parts: readonly Part[] }) => (
  <Stack sx={{ gap: 4 }}>
    {parts.map(([title, ...sentences]) => (
      <Section key={title} title={title}>
        <Stack sx={{ gap: 1.5 }}>
          {sentences.map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
        </Stack>
      </Section>
    ))}
  </Stack>
);
