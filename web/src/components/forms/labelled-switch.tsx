import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface LabelledSwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  /** The words stand before the switch, which ends a line. */
  isAtEnd?: boolean;
}

/** An on/off control with its words beside it: a box to tick that looks like a switch, and is read out as one. */
export const LabelledSwitch = ({ label, isAtEnd = false, ...control }: LabelledSwitchProps) => (
  <label className={clsx('tick-line', isAtEnd && 'at-end')}>
    {/* A native box says by itself whether it is ticked. */}
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
    <input {...control} type="checkbox" role="switch" className="switch" />
    {label}
  </label>
);
