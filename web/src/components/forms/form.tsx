import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldPath, type FieldValues } from 'react-hook-form';
import { ApiError, reasonOf } from '../../lib/api/api.js';
import { toast } from '../../lib/toasts/toast.js';
import { Superseded } from '../../lib/api/versions.js';
import { Button } from '../elements/button.js';
import { Callout } from '../feedback/callout.js';
import type { ContractForm } from './contract-form.js';
import { EdgeActions } from '../elements/edge-actions.js';
import { type Draft, useDraft } from './form-draft.js';
import { AroundButtons } from './submit-row.js';

/** Puts the server's complaints beside their fields; false when some belong to none. */
const showServerErrors = <Values extends FieldValues, Output>(
  form: ContractForm<Values, Output>,
  error: ApiError,
): boolean => {
  const values = form.getValues();
  const known = error.details.filter(({ field }) => field in values);
  known.forEach(({ field, message }, index) =>
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0 && known.length === error.details.length;
};

interface FormProps<Values extends FieldValues, Output> {
  form: ContractForm<Values, Output>;
  /**
   * Sends the values; `intent` is the `value` of the button that was pressed, for forms with several. What it throws is shown
   * beside the fields it names, and otherwise as `failure` says.
   */
  onSubmit: (values: Output, intent?: string) => Promise<unknown>;
  /**
   * A toast with the server's reason (else this text, else what became of the call), or the same above the buttons with
   * `inPlace`; 'told' when `onSubmit` shows its own; the reason alone above the buttons when left out.
   */
  failure?: { title: string; text?: string; inPlace?: boolean } | 'told';
  children: ReactNode;
  /** Where browsers without scripts send it. */
  action?: string;
  /** Keeps what is typed under this name until it is sent, and asks before the tab is closed on it (see `useDraft`). */
  draft?: string;
  /** Enter goes on to the next control; only a button sends the form. For what cannot be taken back, such as an ad. */
  enterMovesOn?: boolean;
  'aria-label'?: string;
}

/** The `value` of the button that sent the form. */
const intentOf = ({ nativeEvent }: SyntheticEvent): string | undefined => {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter.value || undefined : undefined;
};

/** Takes Enter in a line of text to the next control. Buttons, drop-down lists and text boxes keep theirs. */
const moveOn = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) {
    return;
  }
  event.preventDefault();
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (control) => !control.matches(':disabled'),
  );
  controls[controls.indexOf(target) + 1]?.focus();
};

const RestoredNote = ({ draft }: { draft: Draft }) => (
  <Callout
    tone="info"
    action={
      <EdgeActions>
        <Button size="small" onClick={draft.discard}>
          Discard
        </Button>
      </EdgeActions>
    }
  >
    What you typed before is back. It is not saved yet.
  </Callout>
);

/** Names of the fields that hold something else than they did. */
const changedSince = <Values extends FieldValues, Output>(
  form: ContractForm<Values, Output>,
  before: Values,
): FieldPath<Values>[] =>
  Object.entries(form.getValues()).flatMap(([name, value]) =>
    value === before[name] ? [] : [name as FieldPath<Values>],
  );

/** The form element: focuses the first error, shows the server's errors in place, and sends nothing twice. */
export const Form = <Values extends FieldValues, Output>(props: FormProps<Values, Output>) => {
  const { form, onSubmit } = props;
  const isSending = useRef(false);
  const { isDirty, isSubmitSuccessful } = form.formState;
  const failureTitle = typeof props.failure === 'object' ? props.failure.title : undefined;
  const draft = useDraft({ form, name: props.draft });
  const isKept = props.draft !== undefined;

  useEffect(() => {
    if (!isKept || !isDirty || isSubmitSuccessful) {
      return undefined;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isKept, isDirty, isSubmitSuccessful]);

  const showFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) {
      throw error;
    }
    const isShown = showServerErrors(form, error);
    const { failure } = props;
    if (failure === 'told') {
      return;
    }
    const reason = reasonOf(error, failure?.text);
    if (failure && !failure.inPlace) {
      toast.error(failure.title, { text: reason });
    } else if (!isShown) {
      form.setError('root', { type: 'server', message: reason });
    }
  };

  const submit = async (values: Output, intent: string | undefined) => {
    // Before it is sent: a form that begins anew on success must not find it.
    draft.drop();
    try {
      await onSubmit(values, intent);
    } catch (error) {
      if (error instanceof Superseded) {
        return;
      }
      draft.keep();
      showFailure(error);
    }
  };

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    const intent = intentOf(event);
    const sent = form.getValues();
    try {
      await form.handleSubmit(
        (values) => submit(values, intent),
        // While the rules were on their way somebody typed on: a complaint is about what stands there now.
        () => form.trigger(changedSince(form, sent)),
      )();
    } catch (error) {
      // The rules themselves could not be fetched.
      if (!(error instanceof ApiError)) {
        throw error;
      }
      form.setError('root', { type: 'server', message: error.reason });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      {/* Enter, from whatever control in it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        method={props.action && 'post'}
        action={props.action}
        aria-label={props['aria-label']}
        onSubmit={(event) => void send(event)}
        onKeyDown={props.enterMovesOn ? moveOn : undefined}
      >
        <div className="form-parts">
          {draft.isRestored && <RestoredNote draft={draft} />}
          <AroundButtons value={{ dropDraft: draft.drop, failureTitle }}>{props.children}</AroundButtons>
        </div>
      </form>
    </FormProvider>
  );
};
