import { addTeamMemberBody } from '@workboard/contracts/api/team';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';
import { domainOf } from './team-queries.js';

/** The contract's rules, the caller's own domain, and the repeated password, which is not sent (spec §5). */
export const memberSchema = (domain: string) =>
  addTeamMemberBody
    .extend({ confirmation: z.string() })
    .refine(({ email }) => domainOf(email) === domain, { path: ['email'], message: say.domainMismatch(domain) })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: say.passwordsDiffer,
    })
    .transform(({ confirmation: _own, ...body }) => body);
