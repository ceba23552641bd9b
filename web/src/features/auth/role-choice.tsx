import { useController, useFormContext } from 'react-hook-form';
import { Help } from '../../components/forms/controls.js';

const choices = [
  { value: 'job_seeker', label: 'Job Seeker', text: 'I am looking for work' },
  { value: 'employer', label: 'Employer', text: 'I am hiring' },
] as const;

/** Which side of the board the person stands on. */
export const RoleChoice = () => {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name: 'role', control });
  return (
    <fieldset className="choice-group">
      <legend className="label">I am a</legend>
      <div className="roles">
        {choices.map(({ value, label, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <strong>{label}</strong>
            <span>{text}</span>
          </label>
        ))}
      </div>
      {fieldState.error?.message && <Help isError>{fieldState.error.message}</Help>}
    </fieldset>
  );
};
