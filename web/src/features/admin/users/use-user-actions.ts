import type { User } from '@workboard/contracts';
import { deletedUserConsequence } from '@workboard/contracts/consequences';
import { api } from '../../../lib/api/api.js';
import { confirm, deleteQuestion } from '../../../lib/toasts/confirm.js';
import { fullName } from '@workboard/contracts/person-name';
import { useAction } from '../../../lib/api/use-action.js';
import { adminUsersQuery, refreshed } from '../admin-queries.js';

export interface UserActions {
  verify: (user: User) => void;
  resend: (user: User) => void;
  remove: (user: User) => void;
  /** True while something happens to this user. */
  isBusy: (id: number) => boolean;
}

/** What the super admin does to a user of a list (spec §2, §8). */
export const useUserActions = (): UserActions => {
  const verify = useAction<User, User, User[]>({
    run: ({ id }) => api.patch('/admin/users/{id}/verify', { params: { id } }),
    optimistic: ({ id }) => ({
      key: adminUsersQuery.queryKey,
      change: (users) =>
        users.map((user) => (user.id === id ? { ...user, isVerified: true, emailVerified: true } : user)),
    }),
    refresh: refreshed.users,
    success: (user) => ({ title: 'User verified successfully', text: fullName(user) }),
    failure: { title: 'Error', text: 'Failed to verify user' },
  });
  const resend = useAction<User, { email: string }>({
    run: ({ id }) => api.post('/admin/users/{id}/resend-verification', { params: { id } }),
    success: ({ email }) => ({ title: `Verification email sent to ${email}` }),
    failure: { title: 'Error', text: 'Failed to send verification email' },
  });
  const remove = useAction<User, unknown, User[]>({
    run: ({ id }) => api.remove('/admin/users/{id}', { params: { id } }),
    optimistic: ({ id }) => ({
      key: adminUsersQuery.queryKey,
      change: (users) => users.filter((user) => user.id !== id),
    }),
    refresh: [...refreshed.users, ...refreshed.companies],
    success: (_answer, user) => ({ title: 'User deleted successfully', text: fullName(user) }),
    failure: { title: 'Error', text: 'Failed to delete user' },
  });
  const askAndRemove = async (user: User) => {
    if (await confirm({ text: deleteQuestion(fullName(user)), consequence: deletedUserConsequence(user.role) })) {
      remove.mutate(user);
    }
  };
  return {
    verify: (user) => verify.mutate(user),
    resend: (user) => resend.mutate(user),
    remove: (user) => void askAndRemove(user),
    isBusy: (id) => [verify, resend, remove].some((action) => action.isPending && action.variables?.id === id),
  };
};
