import { FormControlLabel, Switch, type SwitchProps } from '@mui/material';

/** An on/off control with its words beside it. */
export const LabelledSwitch = ({ label, ...control }: SwitchProps & { label: string }) => (
  <FormControlLabel sx={{ minHeight: 44 }} control={<Switch {...control} />} label={label} />
);
