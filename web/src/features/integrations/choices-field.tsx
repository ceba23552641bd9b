import { Box, Stack } from '@mui/material';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Help } from '../../components/forms/controls.js';

interface ChoicesFieldProps<Value extends string> {
  name: string;
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, { label: string; text: string }>>;
}

/** Boxes of the surrounding form of which at least one is ticked, each with what it means. */
export const ChoicesField = <Value extends string>({ name, label, values, words }: ChoicesFieldProps<Value>) => {
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const chosen = (field.value ?? []) as readonly Value[];
  const message = fieldState.error?.message;
  const toggle = (value: Value) =>
    field.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className="choice-group" aria-describedby={message && `${id}-error`}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '.9375rem', p: 0, mb: 0.5 }}>
        {label}
      </Box>
      <Stack>
        {values.map((value, index) => (
          <Box
            key={value}
            component="label"
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, py: 1, minHeight: 44, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              name={name}
              checked={chosen.includes(value)}
              aria-invalid={message ? true : undefined}
              onChange={() => toggle(value)}
              onBlur={field.onBlur}
              sx={{
                width: 20,
                height: 20,
                m: 0,
                mt: '2px',
                flex: 'none',
              }}
            />
            <span>
              {words[value].label}
              <Box component="span" sx={{ display: 'block', fontSize: '.875rem', color: 'text.secondary' }}>
                {words[value].text}
              </Box>
            </span>
          </Box>
        ))}
      </Stack>
      {message && (
        <Help id={`${id}-error`} isError>
          {message}
        </Help>
      )}
    </fieldset>
  );
};
