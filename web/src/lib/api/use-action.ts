import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { type CreateOptions, isSignedOut, reasonOf } from './api.js';
import { useIdempotencyKey } from './idempotency-key.js';
import { toast } from '../toasts/toast.js';
import { Superseded } from './versions.js';

interface Words {
  title: string;
  text?: string;
}

/** A change to cached data that is shown before the server has agreed. `key` may be a prefix: all that match are changed. */
interface Optimistic<Data> {
  key: QueryKey;
  change: (data: Data) => Data;
}

interface ActionOptions<Input, Output, Data> {
  /** What creates passes the second argument on to `api.post`, so that pressing again creates nothing twice. */
  run: (input: Input, creating: CreateOptions) => Promise<Output>;
  optimistic?: (input: Input) => Optimistic<Data>;
  /**
   * Actions of the same name are sent one after the other, as somebody took them: what is taken back at once could otherwise
   * arrive before what it takes back. Only after the last is read again.
   */
  inOrder?: string;
  /** Keys (or prefixes) to read again, whether it succeeded or failed. */
  refresh?: readonly QueryKey[];
  /** The success toast; null for none. */
  success: ((output: Output, input: Input) => Words | null) | Words | null;
  /**
   * The failure toast: its title, and the text when the server gave no reason (what became of the call, if left out). Null
   * where the spec shows no message.
   */
  failure: { title: string; text?: string } | ((error: Error) => void) | null;
  onSuccess?: (output: Output, input: Input) => void;
  /** The input that takes a change back; the success toast then offers Undo. Null for what cannot be undone. */
  undo?: (input: Input) => Input | null;
}

/**
 * One user action: call, optimistic change with roll-back, reading again, the spec's toasts, and Undo. Returns the mutation.
 * A second call while one is under way is the caller's to prevent (`isPending`).
 */
export const useAction = <Input = void, Output = unknown, Data = unknown>(
  options: ActionOptions<Input, Output, Data>,
) => {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const { inOrder } = options;
  const mutation = useMutation<Output, Error, Input, [QueryKey, Data | undefined][] | undefined>({
    ...(inOrder !== undefined && { scope: { id: inOrder }, mutationKey: [inOrder] }),
    mutationFn: (input) => options.run(input, { idempotencyKey: key.value }),
    onMutate: async (input: Input) => {
      const plan = options.optimistic?.(input);
      if (!plan) {
        return undefined;
      }
      await client.cancelQueries({ queryKey: plan.key });
      const before = client.getQueriesData<Data>({ queryKey: plan.key });
      client.setQueriesData<Data>({ queryKey: plan.key }, (data) => (data === undefined ? data : plan.change(data)));
      return before;
    },
    onSuccess: (output, input) => {
      key.renew();
      const words = typeof options.success === 'function' ? options.success(output, input) : options.success;
      if (words) {
        const back = options.undo?.(input) ?? null;
        const takeBack = () => {
          if (back !== null) {
            mutation.mutate(back);
          }
        };
        toast.success(words.title, {
          text: words.text,
          action: back === null ? undefined : { label: 'Undo', run: takeBack },
        });
      }
      options.onSuccess?.(output, input);
    },
    onError: (error, _input, before) => {
      for (const [key, data] of before ?? []) {
        client.setQueryData(key, data);
      }
      if (error instanceof Superseded) {
        return;
      }
      if (isSignedOut(error)) {
        toast.error('Your session has ended', { text: 'Sign in again to go on. What you typed is kept.' });
      } else if (typeof options.failure === 'function') {
        options.failure(error);
      } else if (options.failure) {
        const { title, text } = options.failure;
        toast.error(title, { text: reasonOf(error, text) });
      }
    },
    onSettled: () => {
      const hasNext = inOrder !== undefined && client.isMutating({ mutationKey: [inOrder] }) > 1;
      const keys = hasNext ? [] : (options.refresh ?? []);
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return mutation;
};
