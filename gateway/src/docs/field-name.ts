import type { api, ErrorBody, Route } from '@workboard/contracts';
import type { z } from 'zod';

type Tables = typeof api;
type AnyRoute = { [Area in keyof Tables]: Tables[Area][keyof Tables[Area]] }[keyof Tables];

/** The names of all fields of a value, also of those inside of it. */
type Names<T> = unknown extends T
  ? never
  : T extends readonly (infer Element)[]
    ? Names<Element>
    : T extends object
      ? { [Name in keyof T & string]: (string extends Name ? never : Name) | Names<T[Name]> }[keyof T & string]
      : never;

type SchemaOf<R, Part extends keyof Route> = R extends { readonly [Name in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema> | z.output<Schema>
  : never;
type NamesOf<R> = R extends unknown
  ? | Names<SchemaOf<R, 'params'>>
    | Names<SchemaOf<R, 'query'>>
    | Names<SchemaOf<R, 'body'>>
    | Names<SchemaOf<R, 'answer'>>
  : never;

/** Every name that a parameter or field of the `/api` has: a description of anything else does not compile. */
export type FieldName = NamesOf<AnyRoute> | Names<ErrorBody> | 'Idempotency-Key' | 'essential' | 'up' | 'of';
