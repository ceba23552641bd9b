import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Help, Label, TextInput } from './controls.js';
import { CloseIcon, PlusIcon } from '../elements/icons.js';
import { IconAction } from '../elements/link.js';

interface StringListProps {
  name: string;
  label: string;
  /** One entry, as in 'Add requirement'. */
  entry: string;
  placeholder?: string;
  /** Shows the entries beside each other instead of as lines. */
  chips?: boolean;
  /** The heading above says the label already. */
  hideLabel?: boolean;
  /** What an entry is shown as; itself unless given. */
  nameOf?: (entry: string) => string;
}

/**
 * A list of short texts: trimmed, empties ignored, duplicates in any case not added, Enter adds (spec §5), and so does sending the
 * form, so that what was typed last is not lost.
 */
export const StringList = (props: StringListProps) => {
  const { name, label, entry, placeholder, chips = false, hideLabel = false, nameOf = (value) => value } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [text, setText] = useState('');
  const entries = (field.value ?? []) as string[];

  const add = () => {
    const next = text.trim();
    if (next !== '' && !entries.some((entry) => entry.toLowerCase() === next.toLowerCase())) {
      field.onChange([...entries, next]);
    }
    setText('');
  };
  useEffect(() => {
    const owner = input.current?.form;
    owner?.addEventListener('submit', add, { capture: true });
    return () => owner?.removeEventListener('submit', add, { capture: true });
  });
  const addAndGoOn = () => {
    add();
    input.current?.focus();
  };
  const remove = (gone: string) => {
    field.onChange(entries.filter((value) => value !== gone));
    input.current?.focus();
  };

  return (
    <div>
      {!hideLabel && <Label htmlFor={id}>{label}</Label>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextInput
          id={id}
          ref={(node: HTMLInputElement | null) => {
            input.current = node;
            field.ref(node);
          }}
          value={text}
          placeholder={placeholder}
          aria-label={hideLabel ? label : undefined}
          onBlur={field.onBlur}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              addAndGoOn();
            }
          }}
        />
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={addAndGoOn}>
          Add<span className="visually-hidden">{` ${entry}`}</span>
        </Button>
      </Stack>
      {entries.length > 0 && (
        <Box
          component="ul"
          aria-label="Added"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: 1,
            display: 'flex',
            flexDirection: chips ? 'row' : 'column',
            flexWrap: 'wrap',
            gap: 0.75,
          }}
        >
          {entries.map((value) => (
            <Box
              component="li"
              key={value}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                pl: 1.5,
                borderRadius: 1,
                bgcolor: 'sunken',
              }}
            >
              <Typography variant="body2" sx={{ minWidth: 0, py: 0.75 }}>
                {nameOf(value)}
              </Typography>
              <IconAction label={`Remove ${nameOf(value)}`} onClick={() => remove(value)}>
                <CloseIcon size={16} />
              </IconAction>
            </Box>
          ))}
        </Box>
      )}
      {fieldState.error?.message && <Help isError>{fieldState.error.message}</Help>}
    </div>
  );
};
