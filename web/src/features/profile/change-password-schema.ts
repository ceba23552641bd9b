import { changePasswordBody } from '@workboard/contracts/api/auth';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';

/** The contract's rules and the repeated password, which is not sent. */
export const changePasswordSchema = changePasswordBody
  .extend({ confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: say.passwordsDiffer,
  });
