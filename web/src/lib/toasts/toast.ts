/** Messages that come and go. One at a time: a new one takes the place of the old (spec §4). */
interface Toast {
  id: number;
  title: string;
  text?: string;
  tone: 'success' | 'error' | 'neutral';
  action?: { label: string; run: () => void };
}

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: Toast | null): void => {
  shown = next;
  for (const listener of listeners) {
    listener();
  }
};

const add = (tone: Toast['tone'], title: string, extra: Pick<Toast, 'text' | 'action'> = {}): void => {
  lastId += 1;
  show({ id: lastId, tone, title, ...extra });
};

/** `toast.success('Job saved')`, `toast.error('Application failed', { text })`. */
export const toast = {
  success: (title: string, extra?: Pick<Toast, 'text' | 'action'>) => add('success', title, extra),
  error: (title: string, extra?: Pick<Toast, 'text' | 'action'>) => add('error', title, extra),
  neutral: (title: string, extra?: Pick<Toast, 'text' | 'action'>) => add('neutral', title, extra),
  dismiss: () => show(null),
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
};
