import { addDays } from '../calendar.js';
import type { DemoCompany, DemoUser } from '../types.js';
import type { PastAct } from './types.js';

/** Lines of the audit trail about how companies came and were authorised (decision R7). */
export const actsOf = ({
  companies,
  users,
}: {
  companies: readonly DemoCompany[];
  users: readonly DemoUser[];
}): PastAct[] => {
  const superAdmin = users.find(({ role }) => role === 'super_admin');
  return companies
    .flatMap(({ id, name, ownerId, status, createdAt }): PastAct[] => {
      const about = { targetType: 'company', targetId: String(id), before: null, requestId: 'demo-data' } as const;
      const created: PastAct = {
        ...about,
        action: 'company_created',
        actorId: ownerId,
        actorRole: 'employer',
        after: { name },
        at: createdAt,
      };
      return status === 'authorised' && superAdmin
        ? [
            created,
            {
              ...about,
              action: 'company_authorised',
              actorId: superAdmin.id,
              actorRole: 'super_admin',
              after: null,
              at: addDays(createdAt, 0.9),
            },
          ]
        : [created];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
};
