import { Button, Stack } from '@mui/material';
import { type MessageField, messageFieldNames } from '@workboard/contracts/message-fields';

const labels: Record<MessageField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  job: 'Job',
  company: 'Company',
  sender: 'Your name',
  reference: 'Reference',
};

/** Puts fields into a text, where the cursor last was in the box that `box` finds. */
export const FieldButtons = ({
  box,
  onChange,
}: {
  box: () => HTMLTextAreaElement | null | undefined;
  onChange: (text: string) => void;
}) => {
  const insert = (name: MessageField) => {
    const area = box();
    if (!area) {
      return;
    }
    const { value, selectionStart, selectionEnd } = area;
    const field = `{${name}}`;
    onChange(`${value.slice(0, selectionStart)}${field}${value.slice(selectionEnd)}`);
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(selectionStart + field.length, selectionStart + field.length));
  };
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label="Put a field into the text"
      sx={{ flexWrap: 'wrap', gap: 0.5, border: 0, p: 0, m: 0, mt: 0.5, minWidth: 0 }}
    >
      {messageFieldNames.map((name) => (
        <Button key={name} size="small" variant="outlined" onClick={() => insert(name)}>
          {labels[name]}
        </Button>
      ))}
    </Stack>
  );
};
