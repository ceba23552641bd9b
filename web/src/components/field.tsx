import {
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  InputAdornment,
  NativeSelect,
  OutlinedInput,
} from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from './icons.js';

export interface Option {
  value: string;
  label: string;
}

/** Options from a list of values, with labels from a table or the values themselves. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels?: Partial<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'date' | 'datetime-local';
  /** Makes it a text box of this many rows. */
  rows?: number;
  /** Makes it a select. */
  options?: readonly Option[];
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  min?: string | number;
  max?: string | number;
  /** Values offered while typing; any other may be written. */
  suggestions?: readonly string[];
}

/** A labelled control of the surrounding {@link Form}, with its hint and its error. */
export const Field = (props: FieldProps) => {
  const { name, label, hint, type = 'text', rows, options, suggestions } = props;
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [isShown, setIsShown] = useState(false);
  const message = fieldState.error?.message;
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    name,
    value: (field.value ?? '') as string | number,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    disabled: props.disabled,
  };
  const inputProps = {
    'aria-describedby': describedBy,
    'aria-invalid': message ? true : undefined,
    'aria-required': props.required,
    min: props.min,
    max: props.max,
    list: suggestions && `${id}-list`,
  };

  return (
    <FormControl fullWidth error={message !== undefined}>
      <FormLabel htmlFor={id}>
        {label}
        {props.required && <span aria-hidden="true">&nbsp;*</span>}
      </FormLabel>
      {options ? (
        <NativeSelect {...shared} input={<OutlinedInput />} inputProps={inputProps}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...shared}
          type={type === 'password' && isShown ? 'text' : type}
          multiline={rows !== undefined}
          minRows={rows}
          maxRows={rows && rows * 4}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          inputProps={inputProps}
          endAdornment={
            type === 'password' && (
              <InputAdornment position="end">
                <IconButton
                  aria-label={isShown ? 'Hide password' : 'Show password'}
                  aria-pressed={isShown}
                  edge="end"
                  onClick={() => setIsShown(!isShown)}
                >
                  {isShown ? <EyeOffIcon /> : <EyeIcon />}
                </IconButton>
              </InputAdornment>
            )
          }
        />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {message && <FormHelperText id={`${id}-error`}>{message}</FormHelperText>}
    </FormControl>
  );
};

/** Two fields beside each other from 600 px up. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
    {children}
  </div>
);
