import { type AuditAction, type AuditTarget, auditTextMax, type AuditValues, type Caller } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { currentContext, findContext } from '../context/request-context.js';
import { publish } from '../outbox/outbox.js';

/** An act as a service records it; the caller, address and request are known from the context. */
export interface Act {
  action: AuditAction;
  target: AuditTarget;
  /** Null or absent when it happened to nothing that exists. */
  targetId?: number | string | null;
  /** What it was and became, without secrets; addresses as `maskEmail` writes them. */
  before?: AuditValues;
  after?: AuditValues;
  /** Who did it, where that is not the caller: whoever signs in has no session yet. */
  actor?: Pick<Caller, 'userId' | 'role'>;
}

/**
 * In whose name the work under way is done, for records and counts of who did something; null for visitors and background work.
 * Who may do something is never asked of it: handlers get the caller as a parameter.
 */
export const findActor = (): Pick<Caller, 'userId' | 'role'> | null => findContext()?.caller ?? null;

/** Long texts are cut, not refused: the act happened. */
const shortened = (values: AuditValues | undefined): AuditValues | null =>
  values
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.slice(0, auditTextMax) : value,
        ]),
      )
    : null;

/**
 * Records an act in the audit trail, in the same transaction as the act (decision R7). Throws when a value is named like a
 * secret.
 */
export const audit = async (manager: EntityManager, act: Act): Promise<void> => {
  const { requestId, address } = currentContext();
  const actor = act.actor ?? findActor();
  await publish(manager, 'audit.recorded', {
    action: act.action,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    targetType: act.target,
    targetId: act.targetId == null ? null : String(act.targetId),
    before: shortened(act.before),
    after: shortened(act.after),
    requestId: requestId.slice(0, 100),
    address: address ?? null,
    at: new Date().toISOString(),
  });
};

const plain = (value: unknown): string | number | boolean | null => {
  if (value === null || value === undefined) {
    return null;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, auditTextMax);
};

/** The fields that differ, as they were and as they are; for `before` and `after` of an act. Null when none does. */
export const differences = <T extends object>(
  old: T,
  now: Partial<T>,
  names: readonly (keyof T & string)[],
): { before: AuditValues; after: AuditValues } | null => {
  const changed = names.filter((name) => now[name] !== undefined && plain(now[name]) !== plain(old[name]));
  const of = (row: Partial<T>) => Object.fromEntries(changed.map((name) => [name, plain(row[name])]));
  return changed.length === 0 ? null : { before: of(old), after: of(now) };
};
