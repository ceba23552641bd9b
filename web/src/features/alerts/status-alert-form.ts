import { statusAlertBody } from '@workboard/contracts/api/alerts';
import { email } from '@workboard/contracts/fields';
import { say } from '@workboard/contracts/sentences';
import { z } from 'zod';

const isBlankOrAddress = (text: string): boolean => text === '' || email.safeParse(text).success;

/** The contract's rules, but for a missing address: the screen says that in a message of its own (spec §5). */
export const statusAlertForm = statusAlertBody.extend({
  email: z.string().trim().refine(isBlankOrAddress, say.emailInvalid),
});
