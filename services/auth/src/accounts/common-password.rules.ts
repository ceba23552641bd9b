import { AppError, isCommonPassword, type Role } from '@workboard/contracts';

const admins: readonly Role[] = ['admin', 'super_admin'];

/** Throws `common_password` where an admin would get one; everybody else is only warned, on the screen. */
export const requireUncommon = (role: Role, password: string, field = 'password'): void => {
  if (admins.includes(role) && isCommonPassword(password)) {
    const { message } = new AppError('common_password');
    throw new AppError('common_password', { details: [{ field, message }] });
  }
};
