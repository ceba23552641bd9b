import { Button, Stack } from '@mui/material';
import { useId } from 'react';
import { Callout } from '../../components/feedback/callout.js';
import { Help, Label, TextInput } from '../../components/forms/controls.js';
import { copyText } from '../../lib/browser/copy-text.js';
import { toast } from '../../lib/toasts/toast.js';

interface ShownOnceProps {
  label: string;
  value: string;
  hint: string;
}

/** A secret that was just made, to copy; it is not shown again. */
export const ShownOnce = ({ label, value, hint }: ShownOnceProps) => {
  const id = useId();
  const copy = async () => {
    if (await copyText(value)) {
      toast.success('Copied');
    } else {
      toast.error('Not copied', { text: 'Please copy it by hand.' });
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Callout tone="warning" title="Copy it now">
        It is shown this once. Keep it as you keep a password.
      </Callout>
      <div>
        <Label htmlFor={id}>{label}</Label>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <TextInput
            id={id}
            readOnly
            value={value}
            aria-describedby={`${id}-hint`}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="contained" sx={{ flex: 'none' }} onClick={() => void copy()}>
            Copy
          </Button>
        </Stack>
        <Help id={`${id}-hint`}>{hint}</Help>
      </div>
    </Stack>
  );
};
