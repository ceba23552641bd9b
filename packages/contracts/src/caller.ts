import { z } from 'zod';
import { apiScopes, roles, teamRoles } from './enums.js';
import { AppError } from './errors.js';
import { say } from './sentences.js';

/** Who is behind a call, as looked up from the session by the gateway and signed for the service (decision A4). */
export const callerSchema = z.object({
  userId: z.int(),
  role: z.enum(roles),
  companyId: z.int().nullable(),
  /** Of employers with a company (decision P67). */
  teamRole: z.enum(teamRoles).optional(),
  sessionId: z.string(),
  /** Of a call that carries an API token in the place of a session (decision P85). */
  apiToken: z.object({ id: z.int(), scopes: z.array(z.enum(apiScopes)) }).optional(),
  /** Has to turn on a second factor before anything else (decision A15). */
  secondFactorMissing: z.literal(true).optional(),
});
export type Caller = z.infer<typeof callerSchema>;

/** Whether somebody looks at what their company does and changes nothing of it (decision P67). */
export const isReader = ({ teamRole }: Pick<Caller, 'teamRole'>): boolean => teamRole === 'reader';

/** The company that the caller owns; throws `company_required` without one and `not_company_owner` for members. */
export const requireOwner = ({ companyId, teamRole }: Pick<Caller, 'companyId' | 'teamRole'>): number => {
  if (companyId === null) {
    throw new AppError('company_required', { message: say.ownCompanyRequired });
  }
  if (teamRole !== 'owner') {
    throw new AppError('not_company_owner', { message: say.ownerOnly });
  }
  return companyId;
};

/** Throws `read_only_member` for a reader. */
export const requireWriter = (caller: Pick<Caller, 'teamRole'>): void => {
  if (isReader(caller)) {
    throw new AppError('read_only_member');
  }
};
