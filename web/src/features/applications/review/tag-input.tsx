import { Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { tagMaxLength } from '@workboard/contracts/constants';
import { useId, useState } from 'react';
import { Help, Label, TextInput } from '../../../components/forms/controls.js';
import { tagsQuery } from './review-queries.js';

interface TagInputProps {
  label: string;
  button: string;
  isBusy?: boolean;
  help?: string;
  /** Tags that are there already, whatever their case: not offered again. */
  without?: readonly string[];
  onTag: (tag: string) => void;
}

/** A tag in free words, with those that the company uses offered while typing. */
export const TagInput = ({ label, button, isBusy = false, help, without = [], onTag }: TagInputProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { data: used = [] } = useQuery(tagsQuery);
  const tag = text.trim();
  const taken = new Set(without.map((one) => one.toLowerCase()));
  const offered = used.filter((one) => !taken.has(one.tag.toLowerCase()));
  const give = () => {
    if (tag !== '') {
      onTag(tag);
      setText('');
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextInput
          id={id}
          value={text}
          maxLength={tagMaxLength}
          autoComplete="off"
          list={`${id}-used`}
          placeholder="Night shift"
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <datalist id={`${id}-used`}>
          {offered.map((one) => (
            <option key={one.tag} value={one.tag}>
              {one.tag}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="outlined" disabled={isBusy || tag === ''} sx={{ flex: 'none' }}>
          {button}
        </Button>
      </Stack>
      {help && <Help id={`${id}-help`}>{help}</Help>}
    </Box>
  );
};
