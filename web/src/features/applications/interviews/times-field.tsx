import { Button, Stack } from '@mui/material';
import { interviewTimesLimits } from '@workboard/contracts/constants';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Help, TextInput } from '../../../components/forms/controls.js';
import { EdgeActions } from '../../../components/elements/edge-actions.js';
import { IconAction } from '../../../components/elements/link.js';
import { TrashIcon } from '../../../components/elements/icons.js';

/** A complaint about all of them, or the first about one. */
const messageOf = (error: unknown): string | undefined => {
  if (Array.isArray(error)) {
    return error.map(messageOf).find(Boolean);
  }
  const { message, root } = (error ?? {}) as { message?: string; root?: { message?: string } };
  return message ?? root?.message;
};

/** The times that are offered, a row for each; rows that stay empty are left out. */
export const TimesField = ({ min }: { min: string }) => {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { field, fieldState } = useController({ name: 'times' });
  const times = field.value as string[];
  const complaint = messageOf(fieldState.error);
  const set = (index: number, value: string) => field.onChange(times.map((time, at) => (at === index ? value : time)));
  const remove = (index: number) => {
    field.onChange(times.filter((_time, at) => at !== index));
    // The button that was pressed is gone.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset className="choice-group" ref={box} aria-describedby={`${id}-help`}>
      <legend className="label" data-required>
        Times to choose from
      </legend>
      <Stack sx={{ gap: 1 }}>
        {times.map((time, index) => (
          <Stack key={index} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <TextInput
              ref={index === 0 ? field.ref : undefined}
              type="datetime-local"
              aria-label={`Time ${index + 1}`}
              min={min}
              value={time}
              aria-invalid={complaint ? true : undefined}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => set(index, target.value)}
              onBlur={field.onBlur}
            />
            {times.length > interviewTimesLimits.min && (
              <IconAction label={`Remove time ${index + 1}`} onClick={() => remove(index)}>
                <TrashIcon size={18} />
              </IconAction>
            )}
          </Stack>
        ))}
      </Stack>
      <Help id={`${id}-help`} isError={complaint !== undefined}>
        {complaint ?? `${interviewTimesLimits.min} to ${interviewTimesLimits.max} times, in Port Moresby time.`}
      </Help>
      {times.length < interviewTimesLimits.max && (
        <EdgeActions>
          <Button size="small" onClick={() => field.onChange([...times, ''])}>
            Add a time
          </Button>
        </EdgeActions>
      )}
    </fieldset>
  );
};
