import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Help, Label, Select, TextArea, TextInput } from './controls.js';
import { EyeIcon, EyeOffIcon } from '../elements/icons.js';
import { IconAction } from '../elements/link.js';

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
  /** The keyboard that phones show. */
  inputMode?: 'numeric';
  required?: boolean;
  disabled?: boolean;
  min?: string | number;
  max?: string | number;
  /** 'any' for amounts with decimals. */
  step?: 'any';
  /** Marks the control as wrong although the form's rules find nothing; the hint then says why. */
  isInvalid?: boolean;
  /** Values offered while typing; any other may be written. */
  suggestions?: readonly string[];
}

/** A labelled control of the surrounding `Form`, with its hint and its error. */
export const Field = (props: FieldProps) => {
  const { name, label, hint, type = 'text', rows, options, suggestions } = props;
  const id = useId();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const [isShown, setIsShown] = useState(false);
  const message = fieldState.error?.message;
  const shared = {
    id,
    name,
    ref: field.ref,
    value: (field.value ?? '') as string | number,
    onChange: field.onChange,
    onBlur: field.onBlur,
    disabled: props.disabled,
    'aria-describedby': [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': message || props.isInvalid ? true : undefined,
    'aria-required': props.required,
  };

  const renderControl = () => {
    if (options) {
      return (
        <Select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    }
    if (rows !== undefined) {
      return (
        <TextArea {...shared} rows={rows} placeholder={props.placeholder} style={{ '--rows': rows } as CSSProperties} />
      );
    }
    const input = (
      <TextInput
        {...shared}
        type={type === 'password' && isShown ? 'text' : type}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        min={props.min}
        max={props.max}
        step={props.step}
        list={suggestions && `${id}-list`}
      />
    );
    if (type !== 'password') {
      return input;
    }
    return (
      <div className="with-eye">
        {input}
        <IconAction
          label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconAction>
      </div>
    );
  };

  return (
    <div>
      <Label htmlFor={id} data-required={props.required || undefined}>
        {label}
      </Label>
      {renderControl()}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
      {hint && <Help id={`${id}-hint`}>{hint}</Help>}
      {message && (
        <Help id={`${id}-error`} isError>
          {message}
        </Help>
      )}
    </div>
  );
};

/** Fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className="field-row">{children}</div>;
