import { FormControlLabel, Switch } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';

/** An on/off control of the surrounding form. */
export const SwitchField = ({ name, label }: { name: string; label: string }) => {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Switch checked={Boolean(field.value)} onChange={field.onChange} onBlur={field.onBlur} name={name} />}
      label={label}
    />
  );
};
