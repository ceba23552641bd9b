/** A rule for what a migration does to tables that processes of the version before are still using. */
interface Rule {
  broken: RegExp;
  /** Where this stands in the same statement, the rule is kept. */
  unless?: RegExp;
  says: string;
}

const rules: readonly Rule[] = [
  {
    broken: /\bADD COLUMN\b(?![^,]*\bDEFAULT\b)[^,]*\bNOT NULL\b/i,
    says: 'a new NOT NULL column needs a default: the version before does not fill it',
  },
  {
    broken: /\bADD (CONSTRAINT|CHECK|FOREIGN KEY|UNIQUE)\b/i,
    unless: /\b(NOT VALID|USING INDEX)\b/i,
    says: 'a constraint is added NOT VALID and validated apart, a unique one USING INDEX: rows that break it stop the deploy',
  },
  { broken: /\bSET NOT NULL\b/i, says: 'a column becomes NOT NULL once no version that leaves it empty runs any more' },
  {
    broken: /\bCREATE (UNIQUE )?INDEX\b/i,
    unless: /\bCONCURRENTLY\b/i,
    says: 'an index is made CONCURRENTLY (with `transaction = false`): else nobody can write meanwhile',
  },
  {
    broken: /\b(DROP COLUMN|DROP TABLE|RENAME (COLUMN|TO)|ALTER COLUMN \S+ (SET DATA )?TYPE)\b/i,
    says: 'what the version before reads is dropped, renamed or retyped in the release after the one that stopped using it',
  },
];

const upOf = (source: string): string => /async up\b[^]*?(?=async down\b|$)/.exec(source)?.[0] ?? '';
const statementsIn = (code: string): string[] =>
  Array.from(code.matchAll(/`([^`]*)`|'([^'\n]*)'/g), ([, long, short]) => long ?? short ?? '');
const tableOf = (statement: string): string | undefined =>
  /\b(?:ALTER TABLE(?: ONLY)?|CREATE (?:UNIQUE )?INDEX \S+ ON)\s+(\w+)/i.exec(statement)?.[1];

/** The statement without those columns that it drops and the version before never had. */
const ofVersionBefore = (statement: string, hadColumn: (name: string) => boolean): string =>
  statement.replaceAll(/\bDROP COLUMN (\w+)/gi, (dropped, column: string) =>
    hadColumn(`${tableOf(statement)}.${column}`) ? dropped : '',
  );

/**
 * What of a migration would stop or break the processes of the version before, which go on while it runs (finding M8).
 * Tables that the migration itself makes are nobody's yet.
 * @param source the migration's TypeScript
 * @param hadColumn whether the version before had a column, as `table.column`
 */
export const breaksVersionBefore = (source: string, hadColumn: (name: string) => boolean = () => true): string[] => {
  const statements = statementsIn(upOf(source)).map((statement) => ofVersionBefore(statement, hadColumn));
  const fresh = new Set(statements.map((statement) => /\bCREATE TABLE (\w+)/i.exec(statement)?.[1]));
  return statements
    .filter((statement) => !fresh.has(tableOf(statement) ?? ''))
    .flatMap((statement) =>
      rules
        .filter(({ broken, unless }) => broken.test(statement) && !unless?.test(statement))
        .map(({ says }) => `${says}: ${statement.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}`),
    );
};
