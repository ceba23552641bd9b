import { z } from 'zod';
import { auditActions, auditTargets, roles } from './enums.js';
import * as field from './fields.js';

/** Names whose values are secret: they are never recorded, not even hashed. */
const secretName = /password|token|secret|hash|cookie|code/i;
/** What a value of a line holds at most, in characters. */
export const auditTextMax = 300;
const value = z.union([z.string().max(auditTextMax), z.number(), z.boolean(), z.null()]);
const values = z
  .record(z.string().max(60), value)
  .refine((record) => !Object.keys(record).some((name) => secretName.test(name)), 'holds a secret');
export type AuditValues = z.input<typeof values>;

const shape = {
  action: z.enum(auditActions),
  /** Null for visitors and for what the product does by itself. */
  actorId: z.int().nullable(),
  actorRole: z.enum(roles).nullable(),
  targetType: z.enum(auditTargets),
  /** Null when there is none, such as a sign-in to an address without an account. */
  targetId: z.string().max(60).nullable(),
  before: values.nullable(),
  after: values.nullable(),
  requestId: z.string().max(100),
  /** The network address that asked; null for what the product does by itself. */
  address: z.string().max(64).nullable(),
  at: field.isoInstant,
};

/** One act on its way to the trail. */
export const auditRecord = z.object(shape);
export type AuditRecord = z.input<typeof auditRecord>;

/** One line of the trail as super admins read it. `actorName` is null for nobody, and for who has no account any more. */
export const auditEntry = z
  .object({ id: z.int(), ...shape, actorName: z.string().nullable() })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** An e-mail address as the trail keeps it: enough to recognise, too little to write to. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
};
