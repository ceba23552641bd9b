import { Button, IconButton, Link, type ButtonProps, type LinkProps } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Target {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A text link inside the app. */
export const TextLink = ({ to, ...props }: LinkProps & Target) => <Link component={RouterLink} to={to} {...props} />;

/** A link inside the app that looks like a button. */
export const ButtonLink = ({ to, ...props }: ButtonProps & Target) => (
  <Button component={RouterLink} to={to} {...props} />
);

/** A link to another site, in a new tab. */
export const OutsideLink = ({ href, children, ...props }: LinkProps & { href: string; children: ReactNode }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc" {...props}>
    {children}
  </Link>
);

/** A square button that shows an icon and says `label` to those who cannot see it. */
export const IconAction = ({
  label,
  children,
  onClick,
  ...props
}: {
  label: string;
  children: ReactNode;
  onClick?: (event: React.MouseEvent) => void;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  disabled?: boolean;
  id?: string;
}) => (
  <IconButton aria-label={label} title={label} color="inherit" onClick={onClick} {...props}>
    {children}
  </IconButton>
);
