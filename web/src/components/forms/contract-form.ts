import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { again, LostFile } from '../../lib/loading/again.js';
import { ApiError, noSignalSentence } from '../../lib/api/api.js';

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
      const stored = (options.values ?? options.defaultValues) as Record<string, unknown>;
      const isLeft = (name: string) => options.leaveUnchanged?.some((left) => left === name);
      // Before the rules are waited for: `values` changes with what is typed, and what is sent is what stood there when it was sent.
      const judged = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !isLeft(name) || value !== stored[name]),
      ) as Values;
      const resolve = await fetchResolver<Values, Output>(load);
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
