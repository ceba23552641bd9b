import { useController, useFormContext } from 'react-hook-form';
import { LabelledSwitch } from './labelled-switch.js';

/** An on/off control of the surrounding form. */
export const SwitchField = ({ name, label }: { name: string; label: string }) => {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <LabelledSwitch
      label={label}
      checked={Boolean(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={name}
    />
  );
};
