import { resetPasswordBody } from '@workboard/contracts/api/auth';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';

/** The contract's rules and the repeated password, which is not sent (spec §5). */
export const resetSchema = resetPasswordBody
  .extend({ confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: say.passwordsDiffer,
  });
