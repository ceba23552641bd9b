import { z } from 'zod';
import { roles } from './enums.js';

/** Who is behind a call, as looked up from the session by the gateway and signed for the service (decision A4). */
export const caller = z.object({
  userId: z.int(),
  role: z.enum(roles),
  companyId: z.int().nullable(),
  sessionId: z.string(),
  /** Has to turn on a second factor before anything else (decision A15). */
  secondFactorMissing: z.literal(true).optional(),
});
export type Caller = z.infer<typeof caller>;
