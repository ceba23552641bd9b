import { Box } from '@mui/material';

interface CheckBoxProps {
  checked: boolean;
  /** Some of what it stands for, but not all. */
  isPartly?: boolean;
  /** Where no words stand beside it. */
  label?: string;
  /** `isRange` is said by Shift. */
  onToggle: (isRange: boolean) => void;
}

/** The box that chooses a row, or all of them. */
export const CheckBox = ({ checked, isPartly = false, label, onToggle }: CheckBoxProps) => (
  <Box
    component="input"
    type="checkbox"
    aria-label={label}
    checked={checked}
    ref={(box: HTMLInputElement | null) => {
      if (box) {
        box.indeterminate = isPartly && !checked;
      }
    }}
    // Shift is known with the click alone; the keyboard's Space comes as one, too.
    onClick={({ shiftKey }) => onToggle(shiftKey)}
    onChange={() => undefined}
    sx={{ width: 20, height: 20, m: 0, flex: 'none' }}
  />
);
