import { Stack, type StackProps } from '@mui/material';
import { OutsideLink } from '../components/elements/link.js';
import { site } from '../lib/session/site.js';

const names = { linkedin: 'LinkedIn', facebook: 'Facebook', whatsapp: 'WhatsApp' } as const;

/** The product's own pages elsewhere. */
export const SocialLinks = ({ sx, ...props }: StackProps) => (
  <Stack
    component="ul"
    direction="row"
    {...props}
    sx={[{ flexWrap: 'wrap', columnGap: 2, listStyle: 'none', p: 0, m: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {Object.entries(names).map(([key, name]) => (
      <li key={key}>
        <OutsideLink href={site().social[key as keyof typeof names]} style={{ fontSize: '.875rem', color: 'inherit' }}>
          {name}
        </OutsideLink>
      </li>
    ))}
  </Stack>
);
