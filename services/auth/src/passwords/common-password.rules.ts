import { AppError, isCommonPassword, isGuessablePassword, type Role, say } from '@workboard/contracts';

const admins: readonly Role[] = ['admin', 'super_admin'];

/** Whose password it will be. */
interface Owner {
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Throws `common_password` where an admin would get one, or one of the site's and their own words (decision A9);
 * everybody else is only warned, on the screen.
 */
export const requireUncommon = (
  { role, email, firstName, lastName }: Owner,
  password: string,
  field = 'password',
): void => {
  if (!admins.includes(role)) {
    return;
  }
  const problem = isCommonPassword(password)
    ? new AppError('common_password')
    : isGuessablePassword(password, [email, firstName, lastName]) &&
      new AppError('common_password', { message: say.passwordGuessable });
  if (problem) {
    const { message } = problem;
    throw new AppError('common_password', { message, details: [{ field, message }] });
  }
};
