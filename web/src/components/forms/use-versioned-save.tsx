import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { isRefused } from '../../lib/api/api.js';
import { differencesOf, type Difference, ownChanges, Superseded } from '../../lib/api/versions.js';
import type { ConflictAnswer } from './conflict-dialog.js';
import { lazyDialog } from '../feedback/lazy-part.js';

const ConflictDialog = lazyDialog(async () => (await import('./conflict-dialog.js')).ConflictDialog);

interface VersionedSaveOptions<Body extends object, Saved extends { version: number }> {
  /** The record that the form begins with. */
  record: Saved;
  /** The same fields as in the body, as the form shows them. */
  valuesOf: (record: Saved) => object;
  /** Reads the record as it is now. */
  load: () => Promise<Saved>;
  send: (body: Partial<Body> & { version: number }) => Promise<Saved>;
  /** Hears that the person gave up what was typed for what others saved. */
  onTheirs?: (record: Saved) => void;
}

interface VersionedSave<Body, Saved> {
  save: (body: Body) => Promise<Saved>;
  /** What the form begins with: another one, with another key, once the person took theirs. */
  record: Saved;
  key: number;
  dialog: ReactNode;
}

interface Question {
  differences: readonly Difference[];
  answer: (answer: ConflictAnswer) => void;
}

/**
 * Saves a record that others may have saved while the form was open: then both versions are shown, and the person decides.
 * `save` throws {@link Superseded} for theirs and the server's refusal for going back to the form; render `dialog`.
 */
export const useVersionedSave = <Body extends object, Saved extends { version: number }>(
  options: VersionedSaveOptions<Body, Saved>,
): VersionedSave<Body, Saved> => {
  const { valuesOf, load, send, onTheirs } = options;
  const base = useRef(options.record);
  const isGone = useRef(false);
  const [shown, setShown] = useState({ record: options.record, key: 0 });
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Nobody answers once the form is gone; what was typed is then not saved over what others saved. */
  const ask = (differences: readonly Difference[]): Promise<ConflictAnswer> =>
    new Promise((resolve) => {
      if (isGone.current) {
        resolve('back');
        return;
      }
      setQuestion({
        differences,
        answer: (answer) => {
          setQuestion(null);
          resolve(answer);
        },
      });
    });

  const save = async (body: Body): Promise<Saved> => {
    let [began, sent]: [Saved, Partial<Body>] = [base.current, body];
    for (;;) {
      try {
        const saved = await send({ ...sent, version: began.version });
        base.current = saved;
        return saved;
      } catch (error) {
        if (!isRefused(error, 'conflict')) {
          throw error;
        }
        const current = await load();
        const differences = differencesOf({ base: valuesOf(began), mine: sent, theirs: valuesOf(current) });
        const answer = differences.length === 0 ? 'mine' : await ask(differences);
        if (answer === 'back') {
          throw error;
        }
        if (answer === 'theirs') {
          base.current = current;
          setShown(({ key }) => ({ record: current, key: key + 1 }));
          onTheirs?.(current);
          throw new Superseded();
        }
        sent = ownChanges(valuesOf(began), sent);
        began = current;
      }
    }
  };
  const dialog = question && (
    <Suspense fallback={null}>
      <ConflictDialog {...question} />
    </Suspense>
  );
  return { save, ...shown, dialog };
};
