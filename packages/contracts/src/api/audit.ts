import { z } from 'zod';
import { auditEntry } from '../audit.js';
import { auditActions, auditTargets } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { choice, pageShape } from './paging.js';

const day = (name: string) => z.iso.date({ error: `${name} must be a day such as 2026-11-30` }).optional();

/** Which lines of the audit trail (decision W11); days are Port Moresby days, both included. */
export const listAuditQuery = z.object({
  limit: pageShape.limit,
  offset: pageShape.offset,
  includeTotal: pageShape.includeTotal,
  action: choice('Action', auditActions),
  /** A person's id, or words of their name or address. */
  actor: z.string().trim().max(100, 'Must be at most 100 characters').optional(),
  targetType: choice('Target type', auditTargets),
  targetId: z.string().trim().max(60, 'Must be at most 60 characters').optional(),
  /** What was done to the company and to its jobs. */
  companyId: field.id.optional(),
  /** `decisions` are those about companies' standing alone. */
  about: choice('About', ['decisions']),
  from: day('From'),
  to: day('To'),
});
export type ListAudit = Partial<z.output<typeof listAuditQuery>>;

const auditPage = z.object({ entries: z.array(auditEntry), total: z.int() }).meta({ id: 'AuditPage' });

/** The audit trail, which nobody can change (decision R7). */
export const auditApi = {
  list: route({
    method: 'GET',
    path: '/admin/audit',
    summary: 'Who did what, newest first; filtered by actor, action, target and days',
    access: ['super_admin'],
    query: listAuditQuery,
    answer: z.union([z.array(auditEntry), auditPage]),
  }),
};
