import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Help } from './controls.js';
import { LabelledSwitch } from './labelled-switch.js';

/** An on/off control of the surrounding form, with its hint below. */
export const SwitchField = ({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) => {
  const id = useId();
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <>
      <LabelledSwitch
        label={label}
        checked={Boolean(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        name={name}
        aria-describedby={hint ? id : undefined}
      />
      {hint && <Help id={id}>{hint}</Help>}
    </>
  );
};
