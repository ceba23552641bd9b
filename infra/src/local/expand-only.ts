import type { ColumnFacts, SchemaFacts } from './schema-facts.js';

/** Types that take and give all that another one does. */
const wider: Record<string, readonly string[]> = {
  smallint: ['integer', 'bigint', 'numeric'],
  integer: ['bigint', 'numeric'],
  real: ['double precision'],
  date: [],
};

const holds = (type: string, before: string): boolean =>
  type === before || wider[before]?.includes(type) === true || (type === 'text' && before.startsWith('character'));
const tableOf = (name: string): string => name.split(/[.:]/, 1)[0] ?? '';

/** What somebody never writes, a check of its values never refuses; words in quotes may only make it look stricter. */
const checksNewColumnsAlone = (before: SchemaFacts, name: string, rule: string): boolean => {
  const words = new Set(rule.match(/\w+/g));
  const old = Object.keys(before.columns).filter((column) => tableOf(column) === tableOf(name));
  return rule.startsWith('CHECK') && !old.some((column) => words.has(column.split('.')[1] ?? ''));
};

const columnFault = (before: ColumnFacts, now: ColumnFacts | undefined): string | undefined => {
  if (!now) {
    return 'is gone';
  }
  if (!holds(now.type, before.type)) {
    return `was ${before.type} and is ${now.type}`;
  }
  if (before.optional && !now.optional) {
    return 'must be written now';
  }
  if (before.nullable && !now.nullable) {
    return 'must not be empty any more';
  }
  if (!before.nullable && now.nullable) {
    return 'may be empty now';
  }
  return undefined;
};

/**
 * What a schema lacks, or forbids, of what code written for an earlier state of it reads and writes (finding M8, ADR 21).
 * @param readyFor what that code was made ready to lose or to keep, as these messages name it; forgiven
 * @returns lines such as `column users.email is gone`
 */
export const breaksCodeFor = (before: SchemaFacts, now: SchemaFacts, readyFor: readonly string[] = []): string[] => {
  const known = new Set(Object.keys(before.columns).map(tableOf));
  const faults: [what: string, fault: string | undefined][] = [
    ...Object.entries(before.columns).map(([name, facts]): [string, string | undefined] => [
      `column ${name}`,
      columnFault(facts, now.columns[name]),
    ]),
    ...Object.entries(now.columns)
      .filter(([name, { optional }]) => !(name in before.columns) && known.has(tableOf(name)) && !optional)
      .map(([name]): [string, string] => [`column ${name}`, 'is new and must be written']),
    ...Object.entries(before.functions).map(([name, result]): [string, string | undefined] => [
      `function ${name}`,
      now.functions[name] === result ? undefined : 'is gone or gives something else',
    ]),
    ...Object.entries(now.rules)
      .filter(([name, rule]) => known.has(tableOf(name)) && before.rules[name] !== rule)
      .filter(([name, rule]) => !checksNewColumnsAlone(before, name, rule))
      .map(([name, rule]): [string, string] => [`rule ${name}`, `is new: ${rule}`]),
    // What ON CONFLICT names must be there.
    ...Object.entries(before.rules)
      .filter(([name, rule]) => /^(UNIQUE|PRIMARY KEY)/.test(rule) && !(name in now.rules))
      .map(([name]): [string, string] => [`rule ${name}`, 'is gone']),
  ];
  return faults.flatMap(([what, fault]) => (fault && !readyFor.includes(what) ? [`${what} ${fault}`] : []));
};
