/**
 * What log lines may hold (docs/security.md, I12): these fields and no other. Bodies, tokens, cookies, query strings and
 * people's addresses are none of them, and what a text quotes of such things is cut out.
 */
const allowed = new Set([
  'alerts',
  'code',
  'company',
  'constraint',
  'context',
  'delivery',
  'details',
  'job',
  'jobId',
  'kind',
  'of',
  'path',
  'pattern',
  'peer',
  'port',
  'program',
  'queue',
  'reason',
  'run',
  'runId',
  'state',
  'table',
  'text',
  'to',
  'up',
  'version',
]);

const longest = 4000;
const cuts: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // E-mail addresses.
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '[address]'],
  // Query strings and fragments.
  [/([/\w])[?#][\w%.-]+=[^\s"')]*/g, '$1?[cut]'],
  // Passwords in connection strings.
  [/:\/\/[^\s/@]*@/g, '://[cut]@'],
  // Bearer and signed tokens.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
];

/** A text without what no log may hold. */
export const safeText = (text: string): string =>
  cuts.reduce((left, [pattern, replacement]) => left.replaceAll(pattern, replacement), text.slice(0, longest));

/** Postgres quotes values of users in its messages, in double quotes behind a colon. */
const withoutValues = (message: string): string => message.replaceAll(/: ".*"/gs, ': [cut]');

const fromDatabase = (error: Error): { code?: string; constraint?: string; table?: string } => {
  const driver: { code?: string; constraint?: string; table?: string } | undefined = Reflect.get(error, 'driverError');
  return driver ? { code: driver.code, constraint: driver.constraint, table: driver.table } : {};
};

/** An error as logs show it: what and where it is, never the values it was about. */
export const safeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) {
    return { message: safeText(String(error)) };
  }
  const code: unknown = Reflect.get(error, 'code');
  const { name, message, stack = '' } = error;
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: safeText(withoutValues(message)),
    stack: safeText(lines.join('\n')),
    ...(typeof code === 'string' ? { code } : {}),
    ...fromDatabase(error),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
};

const safeValue = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return safeText(value);
  }
  if (Array.isArray(value)) {
    return value.map(safeValue);
  }
  return typeof value === 'object' && value !== null ? undefined : value;
};

/** The fields of a line, as far as a line may hold them. */
export const safeFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (name === 'err') {
        return [[name, safeError(value)]];
      }
      return allowed.has(name) || name === 'requestId' ? [[name, safeValue(value)]] : [];
    }),
  );
