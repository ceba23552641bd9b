import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium';
  color?: 'primary' | 'error' | 'inherit';
  fullWidth?: boolean;
}

interface Icons {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** The classes of `button.styles.ts`. */
export const buttonClasses = (
  { variant = 'text', size, color = 'primary', fullWidth }: ButtonLook,
  own?: string,
): string => clsx('button', variant, color, size === 'small' && 'small', fullWidth && 'wide', own);

/** What stands in a button. */
export const ButtonFace = ({ startIcon, endIcon, children }: Icons & { children?: ReactNode }) => (
  <>
    {startIcon && <span className="button-start">{startIcon}</span>}
    {children}
    {endIcon && <span className="button-end">{endIcon}</span>}
  </>
);

/** The props of an element that looks like a button. */
export type Looking<Props> = ButtonLook & Icons & Omit<Props, 'color'>;

export type ButtonProps = Looking<ComponentProps<'button'>>;

/** A button, as a plain element: MUI's would bring a third of the library to every first load. */
export const Button = ({
  variant,
  size,
  color,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) => (
  <button {...props} type={type} className={buttonClasses({ variant, size, color, fullWidth }, className)}>
    <ButtonFace startIcon={startIcon} endIcon={endIcon}>
      {children}
    </ButtonFace>
  </button>
);
