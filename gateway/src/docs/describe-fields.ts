import { fieldDescriptions } from './field-descriptions.js';

/** Where the generator leaves what `own-descriptions.ts` says of a schema's fields, until they are written. */
export const ownKey = 'x-own-descriptions';

const byName: Readonly<Record<string, string>> = fieldDescriptions;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Writes a description beside every field and parameter below `node` that has none. */
export const describeFields = (node: unknown): void => {
  if (!isNode(node)) {
    return;
  }
  const own = (node[ownKey] ?? {}) as Readonly<Record<string, string>>;
  delete node[ownKey];
  const { properties, parameters } = node;
  for (const [name, field] of Object.entries(isNode(properties) ? properties : {})) {
    (field as Node)['description'] ??= own[name] ?? byName[name];
  }
  for (const parameter of Array.isArray(parameters) ? (parameters as Node[]) : []) {
    parameter['description'] ??= byName[String(parameter['name'])];
  }
  for (const child of Object.values(node)) {
    describeFields(child);
  }
};
