import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * The native controls in the product's look (`controls.styles.ts`). A plain `input` does what the product needs; MUI's own
 * would add 9 KB to every first load.
 */
export const TextInput = ({ className, ...props }: ComponentProps<'input'>) => (
  <input {...props} className={clsx('control', className)} />
);

/** A text box of several lines that grows with its text where the browser can do that. */
export const TextArea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={clsx('control', className)} />
);

/** A drop-down list. */
export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <select {...props} className={clsx('control drop-down', className)} />
);

/** A button in the look of a drop-down list, for a list of our own. */
export const SelectButton = ({ className, type = 'button', ...props }: ComponentProps<'button'>) => (
  <button {...props} type={type} className={clsx('control drop-down', className)} />
);

/** The name of a control, above it. The star of required ones is drawn, not part of the name. */
export const Label = ({
  className,
  children,
  ...props
}: ComponentProps<'label'> & { htmlFor?: string; 'data-required'?: boolean | string }) => (
  <label {...props} className={clsx('label', className)}>
    {children}
  </label>
);

/** A hint or complaint below a control. */
export const Help = ({ className, isError = false, ...props }: ComponentProps<'p'> & { isError?: boolean }) => (
  <p {...props} className={clsx('help', isError && 'is-error', className)} />
);
