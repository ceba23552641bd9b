/** A question before something is deleted. One at a time. */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  /** What goes with it: a second paragraph. */
  consequence?: string;
  /** A gentler way, offered beside Delete. */
  instead?: { label: string; run: () => void };
  answer: (isYes: boolean) => void;
}

let open: Question | null = null;
const listeners = new Set<() => void>();

const show = (next: Question | null): void => {
  open = next;
  for (const listener of listeners) {
    listener();
  }
};

export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => open,
};

/** Asks in a dialog; resolves to true for Delete (or `confirmLabel`), false for Cancel. */
export const confirm = (
  question: Pick<Question, 'text' | 'consequence' | 'instead'> & Partial<Pick<Question, 'title' | 'confirmLabel'>>,
): Promise<boolean> =>
  new Promise((resolve) => {
    open?.answer(false);
    show({
      ...question,
      title: question.title ?? 'Please confirm',
      confirmLabel: question.confirmLabel ?? 'Delete',
      answer: (isYes) => {
        show(null);
        resolve(isYes);
      },
    });
  });

/** The sentence for deleting something by its name (spec §5). */
export const deleteQuestion = (name: string): string =>
  `Are you sure you want to delete ${name}? This action cannot be undone.`;
