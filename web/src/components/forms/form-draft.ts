import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSharedDevice } from '../../lib/browser/shared-device.js';
import { sessionQuery } from '../../lib/session/session.js';

const isSecret = (name: string): boolean => /password|confirmation/i.test(name);

const withoutSecrets = (values: object): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));

const readDraft = (key: string): FieldValues | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
};

/** Storage may be full or refused; the form then works as before, and only a reload loses what was typed. */
const writeDraft = (key: string, values: FieldValues): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    sessionStorage.removeItem(key);
  }
};

interface DraftOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Tells this form from all others, e.g. by its record; nothing is kept without it. */
  name: string | undefined;
}

export interface Draft {
  /** The form shows what was typed before. */
  isRestored: boolean;
  /** Forgets what was kept. */
  drop: () => void;
  /** Keeps what the form holds now. */
  keep: () => void;
  /** Forgets it and goes back to the values that the form began with. */
  discard: () => void;
}

/**
 * Keeps what is typed for as long as the tab lives, so that a reload or an ended session loses nothing. Drafts belong to the
 * person who typed them; passwords are never kept, and nothing is on a device that is not one's own (decision P90).
 */
export const useDraft = <Values extends FieldValues, Output>({ form, name }: DraftOptions<Values, Output>): Draft => {
  const client = useQueryClient();
  const [userId] = useState(() => client.getQueryData(sessionQuery.queryKey)?.id);
  const key = name === undefined || userId === undefined || isSharedDevice() ? null : `draft:${userId}:${name}`;
  const [kept] = useState(() => (key === null ? null : readDraft(key)));
  const [isRestored, setIsRestored] = useState(kept !== null);

  useEffect(() => {
    if (key === null) {
      return undefined;
    }
    if (kept) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        const typed = withoutSecrets(values);
        if (JSON.stringify(typed) === JSON.stringify(withoutSecrets(defaultValues))) {
          sessionStorage.removeItem(key);
        } else {
          writeDraft(key, typed);
        }
      },
    });
  }, [form, key, kept]);

  const drop = () => {
    setIsRestored(false);
    if (key !== null) {
      sessionStorage.removeItem(key);
    }
  };
  const keep = () => {
    if (key !== null) {
      writeDraft(key, withoutSecrets(form.getValues()));
    }
  };
  const discard = () => {
    form.reset(undefined, { keepDirtyValues: false });
    drop();
  };
  return { isRestored, drop, keep, discard };
};
