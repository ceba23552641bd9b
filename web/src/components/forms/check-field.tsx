import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

interface CheckFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A tick of the surrounding `Form`. */
export const CheckField = ({ name, label, hint }: CheckFieldProps) => {
  const { register } = useFormContext();
  const id = useId();
  return (
    <div>
      <label className="tick-line">
        <input type="checkbox" {...register(name)} aria-describedby={hint ? id : undefined} />
        {label}
      </label>
      {hint && (
        <div id={id} className="text-small quiet">
          {hint}
        </div>
      )}
    </div>
  );
};
