import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button, Stack } from '@mui/material';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {
  FormProvider,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { again, LostFile } from '../lib/again.js';
import { ApiError, noSignalSentence, reasonOf } from '../lib/api.js';
import { toast } from '../lib/toast.js';
import { Superseded } from '../lib/versions.js';
import { Callout } from './callout.js';
import { EdgeActions } from './edge-actions.js';
import { type Draft, useDraft } from './form-draft.js';

/** Fetches a schema of the contract. It comes after the screen, which so is smaller by all of zod. */
export type SchemaLoader<Output> = () => Promise<ZodType<Output>>;

interface FormOptions<Values extends FieldValues, Output> {
  /** The contract's schema of the call's body; what it makes of the values is what is sent. */
  schema: SchemaLoader<Output>;
  defaultValues: DefaultValues<Values>;
  /** Values that arrive later, e.g. the record that is edited. */
  values?: Values;
  /** When a field first says what is wrong with it; when the form is sent unless given. */
  mode?: 'onSubmit' | 'onTouched';
  /**
   * Fields of a record that is changed: one that holds what it held before is neither judged nor sent. For those whose rule is
   * younger than the records, which must not hold up other changes (decision P23).
   */
  leaveUnchanged?: readonly FieldPath<Values>[];
}

export type ContractForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

const fetchResolver = async <Values extends FieldValues, Output>(
  load: SchemaLoader<Output>,
): Promise<Resolver<Values, unknown, Output>> => {
  try {
    return standardSchemaResolver((await load()) as never) as unknown as Resolver<Values, unknown, Output>;
  } catch (error) {
    throw new ApiError({
      status: 0,
      reason: error instanceof LostFile ? noSignalSentence : 'The form could not be loaded',
    });
  }
};

/** A form whose rules and sentences are the contract's. `Values` is what the controls hold, mostly text. */
export const useContractForm = <Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): ContractForm<Values, Output> => {
  const [load] = useState(() => options.schema);
  useEffect(() => {
    // Ahead of its first use. A failure shows when the form is sent, which tries again.
    again(load).catch(() => undefined);
  }, [load]);
  return useForm<Values, unknown, Output>({
    resolver: async (values, context, resolverOptions) => {
      const resolve = await fetchResolver<Values, Output>(load);
      const stored = (options.values ?? options.defaultValues) as Record<string, unknown>;
      const isLeft = (name: string) => options.leaveUnchanged?.some((left) => left === name);
      const judged = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !isLeft(name) || value !== stored[name]),
      ) as Values;
      return resolve(judged, context, resolverOptions);
    },
    defaultValues: options.defaultValues,
    values: options.values,
    mode: options.mode ?? 'onSubmit',
    reValidateMode: 'onChange',
    // A record that arrives anew does not undo what was typed meanwhile; a reset by hand does.
    resetOptions: options.values && { keepDirtyValues: true, keepDirty: true },
  });
};

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

/** What the buttons know of the form around them: how to forget what was kept of the typing, and what a failure is called. */
const AroundButtons = createContext<{ dropDraft: () => void; failureTitle?: string }>({ dropDraft: () => undefined });

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

/** In a long dialog the complaint would stand below what is seen of it. */
const bringIntoSight = (complaint: HTMLElement | null) => complaint?.scrollIntoView({ block: 'nearest' });

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
    try {
      await form.handleSubmit((values) => submit(values, intent))();
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
      <Box
        component="form"
        noValidate
        method={props.action && 'post'}
        action={props.action}
        aria-label={props['aria-label']}
        onSubmit={(event: SyntheticEvent) => void send(event)}
        onKeyDown={props.enterMovesOn ? moveOn : undefined}
      >
        <Stack sx={{ gap: 2.5 }}>
          {draft.isRestored && <RestoredNote draft={draft} />}
          <AroundButtons value={{ dropDraft: draft.drop, failureTitle }}>{props.children}</AroundButtons>
        </Stack>
      </Box>
    </FormProvider>
  );
};

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

/** What went wrong with the form as a whole. */
const FormError = () => {
  const { failureTitle } = useContext(AroundButtons);
  const { errors } = useFormState();
  return errors.root?.message === undefined ? null : (
    <div ref={bringIntoSight} style={{ flexBasis: '100%', scrollMarginBlock: 16 }}>
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
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
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
    </Stack>
  );
};
