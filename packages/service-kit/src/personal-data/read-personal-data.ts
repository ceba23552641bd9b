import { type Disclosure, disclosures, type PersonalRecords } from '@workboard/contracts';
import type { DataSource } from 'typeorm';

/** More rows of one kind than anybody reads; the archive says when it stops there. */
const maxRows = 20_000;
const secretColumn = /hash|secret|nonce|token|password|session|lease|dedupe/;
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const partsOf = (value: unknown, parts: readonly string[] | undefined): unknown =>
  parts && Array.isArray(value)
    ? value.map((item: object) => Object.fromEntries(Object.entries(item).filter(([part]) => parts.includes(part))))
    : value;

const presentRow = (row: Record<string, unknown>, { without = [], only = {} }: Source): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column) && !secretColumn.test(column))
      .map(([column, value]) => [camel(column), partsOf(value, only[column])]),
  );

type Given = Exclude<Disclosure, { withheld: string }>;
interface Source {
  as: string;
  table: string;
  condition: string;
  without?: readonly string[];
  only?: Readonly<Record<string, readonly string[]>>;
}

const sourcesOf = (place: string, { as, without, only, attached = [] }: Given): Source[] => {
  const [, table = '', column = ''] = place.split('.');
  const condition = `r.${column} = $1`;
  return [
    { as, table, condition, without, only },
    ...attached.map((more) => ({
      as: more.as,
      table: more.table,
      condition: `r.${more.column} IN (SELECT r.id FROM ${table} r WHERE ${condition})`,
      without: more.without,
    })),
  ];
};

/** What a service's database holds about a person, by kind, as the registry of disclosures gives it (decision A17). */
export const readPersonalData = async (
  dataSource: DataSource,
  { service, userId }: { service: string; userId: number },
): Promise<PersonalRecords> => {
  const records: PersonalRecords = {};
  for (const [place, disclosure] of Object.entries(disclosures)) {
    if (place.startsWith(`${service}.`) && !('withheld' in disclosure)) {
      for (const source of sourcesOf(place, disclosure)) {
        const { as, table, condition } = source;
        const rows: { row: Record<string, unknown> }[] = await dataSource.query(
          `SELECT to_jsonb(r) AS row FROM ${table} r WHERE ${condition} LIMIT ${maxRows}`,
          [userId],
        );
        records[as] = rows.map(({ row }) => presentRow(row, source));
      }
    }
  }
  return records;
};
