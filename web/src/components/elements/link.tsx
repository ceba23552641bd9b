import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { Button, buttonClasses, ButtonFace, type Looking } from './button.js';

/** A text link inside the app. */
export const TextLink = ({ className, ...props }: LinkProps) => (
  <RouterLink {...props} className={clsx('text-link', className)} />
);

/** A text link to an address that is not the app's, such as `mailto:`. */
export const PlainLink = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={clsx('text-link', className)}>
    {children}
  </a>
);

/** A text link to another site, in a new tab. */
export const OutsideLink = (props: ComponentProps<'a'> & { href: string }) => (
  <PlainLink target="_blank" rel="noopener noreferrer nofollow ugc" {...props} />
);

/** A link inside the app that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  color,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Looking<LinkProps>) => (
  <RouterLink {...props} className={buttonClasses({ variant, size, color, fullWidth }, className)}>
    <ButtonFace startIcon={startIcon} endIcon={endIcon}>
      {children}
    </ButtonFace>
  </RouterLink>
);

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
  className?: string;
}

/**
 * A square button that shows an icon. Its name is a `title`: an `aria-label` beside a field would share the field's label, and
 * hidden text would stand twice where a row's own words stand.
 */
export const IconAction = ({ label, className, ...props }: IconActionProps) => (
  <Button title={label} color="inherit" className={clsx('square', className)} {...props} />
);
