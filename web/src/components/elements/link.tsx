import { Button, type ButtonProps } from '@mui/material';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

const link = (theme: Theme): CSSObject => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** A text link inside the app. */
export const TextLink = styled(RouterLink)(({ theme }) => link(theme));

/** A text link to an address that is not the app's, such as `mailto:`. */
export const PlainLink = styled('a')(({ theme }) => link(theme));

/** A text link to another site, in a new tab. */
export const OutsideLink = ({
  href,
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }) => (
  <PlainLink href={href} target="_blank" rel="noopener noreferrer nofollow ugc" {...props}>
    {children}
  </PlainLink>
);

interface ButtonLinkProps extends ButtonProps {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link inside the app that looks like a button. */
export const ButtonLink = ({ to, ...props }: ButtonLinkProps) => <Button component={RouterLink} to={to} {...props} />;

interface IconActionProps {
  label: string;
  children: ReactNode;
  onClick?: (event: MouseEvent) => void;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  disabled?: boolean;
  id?: string;
  sx?: ButtonProps['sx'];
}

/**
 * A square button that shows an icon. Its name is a `title`: an `aria-label` beside a field would share the field's label, and
 * hidden text would stand twice where a row's own words stand.
 */
export const IconAction = ({ label, children, sx, ...props }: IconActionProps) => (
  <Button
    title={label}
    color="inherit"
    {...props}
    sx={[{ minWidth: 44, width: 44, p: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Button>
);
