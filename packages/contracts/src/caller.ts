import { z } from 'zod';
import { roles, teamRoles } from './enums.js';
import { AppError } from './errors.js';

/** Who is behind a call, as looked up from the session by the gateway and signed for the service (decision A4). */
export const callerSchema = z.object({
  userId: z.int(),
  role: z.enum(roles),
  companyId: z.int().nullable(),
  /** Of employers with a company (decision P67). */
  teamRole: z.enum(teamRoles).optional(),
  sessionId: z.string(),
  /** Has to turn on a second factor before anything else (decision A15). */
  secondFactorMissing: z.literal(true).optional(),
});
export type Caller = z.infer<typeof callerSchema>;

/** Whether somebody looks at what their company does and changes nothing of it (decision P67). */
export const isReader = ({ teamRole }: Pick<Caller, 'teamRole'>): boolean => teamRole === 'reader';

/** Throws `read_only_member` for a reader. */
export const requireWriter = (caller: Pick<Caller, 'teamRole'>): void => {
  if (isReader(caller)) {
    throw new AppError('read_only_member');
  }
};
