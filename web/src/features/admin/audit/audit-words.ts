import type { AuditEntry, AuditTarget } from '@workboard/contracts';
import { auditActions, auditTargets } from '@workboard/contracts/enums';
import { capitalise } from '../../../lib/text/text.js';
import type { ListFilter } from '../admin-list.js';

/** `company_renamed` reads `Company renamed`. */
export const actionLabel = (action: string): string => capitalise(action.replaceAll('_', ' '));

const screens: Partial<Record<AuditTarget, (id: string) => string>> = {
  account: (id) => `/admin/users/${id}`,
  company: (id) => `/admin/companies/${id}`,
  job: (id) => `/jobs/${id}`,
};
/** The screen of what a line is about; null where there is none. */
export const screenOf = ({ targetType, targetId }: AuditEntry): string | null =>
  (targetId !== null && screens[targetType]?.(targetId)) || null;

export const auditFilters: readonly ListFilter[] = [
  {
    name: 'action',
    label: 'Action',
    options: [
      { value: 'all', label: 'All actions' },
      ...auditActions.map((value) => ({ value, label: actionLabel(value) })),
    ],
  },
  {
    name: 'target',
    label: 'Target',
    options: [
      { value: 'all', label: 'All targets' },
      ...auditTargets.map((value) => ({ value, label: capitalise(value) })),
    ],
  },
];

const shown = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined ? 'nothing' : String(value);

/** What a line says of before and after, one sentence per field: `role: employer → super_admin`. */
export const changesOf = ({ before, after }: AuditEntry): string[] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const old = before?.[name];
    const now = after?.[name];
    if (old === undefined || now === undefined) {
      return `${name}: ${shown(old ?? now)}`;
    }
    return `${name}: ${shown(old)} → ${shown(now)}`;
  });
};
