import { createContext, useContext, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../elements/button.js';
import { Callout } from '../feedback/callout.js';

/** What the buttons know of the form around them: how to forget what was kept of the typing, and what a failure is called. */
export const AroundButtons = createContext<{ dropDraft: () => void; failureTitle?: string }>({
  dropDraft: () => undefined,
});

interface SubmitProps {
  children: string;
  /** What the button says while the form is on its way. */
  busy?: string;
  isBusy?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Buttons between submit and Cancel. */
  extra?: ReactNode;
  onCancel?: () => void;
  /** What cannot be brought back. */
  isDangerous?: boolean;
  /** Cancel only closes: what was typed waits for the next time. */
  keepDraft?: boolean;
}

/** In a long dialog the complaint would stand below what is seen of it. */
const bringIntoSight = (complaint: HTMLElement | null) => complaint?.scrollIntoView({ block: 'nearest' });

/** What went wrong with the form as a whole. */
const FormError = () => {
  const { failureTitle } = useContext(AroundButtons);
  const { errors } = useFormState();
  return errors.root?.message === undefined ? null : (
    <div ref={bringIntoSight} className="form-error">
      <Callout tone="error" title={failureTitle}>
        {errors.root.message}
      </Callout>
    </div>
  );
};

/** The form's buttons, below what went wrong: submit, others that it needs, and Cancel when there is somewhere to go back to. */
export const SubmitRow = ({
  children,
  extra,
  busy,
  isBusy = false,
  disabled = false,
  fullWidth,
  onCancel,
  keepDraft,
  isDangerous = false,
}: SubmitProps) => {
  const { dropDraft } = useContext(AroundButtons);
  const cancel = () => {
    if (!keepDraft) {
      dropDraft();
    }
    onCancel?.();
  };
  return (
    <div className="form-buttons">
      <FormError />
      <Button
        type="submit"
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={disabled || isBusy}
        fullWidth={fullWidth}
      >
        {isBusy ? (busy ?? children) : children}
      </Button>
      {extra}
      {onCancel && (
        <Button variant="outlined" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
};
