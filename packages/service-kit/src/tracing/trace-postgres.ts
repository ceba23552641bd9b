import { Client } from 'pg';
import type { Tracer } from './tracing.js';

const longestStatement = 1000;
type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Statements carry `$1` where values of people are, which are never sent; what stands in them literally is ours. */
const textOf = (statement: unknown): string => {
  const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestStatement);
};

/**
 * Sees each statement to Postgres. OpenTelemetry's own instrumentation would have to be there before anything imports `pg`, which
 * an import that depends on a setting is not.
 */
export const tracePostgres = async (span: Tracer['span']): Promise<void> => {
  const { prototype } = Client as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  prototype.query = function traced(...given) {
    const withCallback =
      given.some((one) => typeof one === 'function') ||
      typeof (given[0] as { submit?: unknown })?.submit === 'function';
    if (withCallback) {
      return query.apply(this, given);
    }
    const text = textOf(given[0]);
    const facts = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return span({ name: text.split(' ', 1)[0] || 'query', kind: 'client', facts }, async () =>
      query.apply(this, given),
    );
  };
};
