import type { z } from 'zod';
import type { Route } from '../route.js';
import type { api } from './index.js';

type Tables = typeof api;
type AnyRoute = { [Area in keyof Tables]: Tables[Area][keyof Tables[Area]] }[keyof Tables];

/** The routes of one method by path: `Routes<'GET'>['/jobs/{id}']`. Types alone, so that the web app loads no schema for them. */
export type Routes<M extends Route['method']> = {
  [R in Extract<AnyRoute, { method: M }> as R['path']]: R;
};

type Element<T> = NonNullable<T> extends readonly (infer E)[] ? E : never;
/** A field that its schema takes in any form, as numbers that may be text, is sent in the form in which it is read. */
type Field<Input, Read> = unknown extends Input
  ? Field<Read, Read>
  : Input extends readonly (infer E)[]
    ? readonly (unknown extends E ? Element<Read> : E)[]
    : Input;
type Fields<Input, Read> = { [Name in keyof Input]: Field<Input[Name], Name extends keyof Read ? Read[Name] : never> };
/** What may be undefined may be left out. */
type Loose<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: T[Name];
};
type Sent<Schema> =
  z.input<Schema> extends infer Input ? (Input extends object ? Loose<Fields<Input, z.output<Schema>>> : Input) : never;
/** A query is text: numbers are, lists are separated by commas, and what is empty is left out. */
type Text<T> = T extends number ? number | string : T extends readonly unknown[] ? string : T | '';
type Texts<T> = { [Name in keyof T]: Text<T[Name]> };

/** What may stand in the query of a call. */
export type QueryOf<R> = R extends { query: infer Schema } ? Texts<Sent<Schema>> : undefined;
type ParamsOf<R> = R extends { params: infer Schema }
  ? { params: { [Name in keyof z.input<Schema>]: number | string } }
  : { params?: undefined };
type BodyOf<R> = R extends { upload: string }
  ? { body: FormData }
  : R extends { body: infer Schema }
    ? Loose<{ body: Sent<Schema> }>
    : { body?: undefined };

/** Where a call goes: the parameters in its path and its query. */
export type Place<R> = ParamsOf<R> & { query?: QueryOf<R> };
/** What a call takes: its place and its body. */
export type Call<R> = Place<R> & BodyOf<R>;
/** What it answers with. */
export type AnswerOf<R> = R extends { answer: infer Schema } ? z.output<Schema> : never;
type Some<T> = [T] extends [never] ? unknown : T;
/** The rows of a call that answers with a list, or may do so. */
export type Rows<R> = Some<Extract<AnswerOf<R>, readonly unknown[]>>;
/** The page of a call that answers with one when it is asked for the total, and else with a list. */
export type Page<R> = Some<Exclude<AnswerOf<R>, readonly unknown[]>>;
