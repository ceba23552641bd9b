import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { again } from '../lib/loading/again.js';
import { reasonOf } from '../lib/api/api.js';
import { forgetPerson } from '../lib/session/forget-person.js';
import { endSession, sessionQuery } from '../lib/session/session.js';
import { deviceStore } from './waiting.js';
import { toast } from '../lib/toasts/toast.js';

/** Signs out, forgets all data that was read and returns home (spec §4, §8). */
export const useLogout = (): (() => Promise<void>) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const id = client.getQueryData(sessionQuery.queryKey)?.id;
    try {
      const queue = deviceStore.current().waiting.length > 0 ? await again(() => import('./queue.js')) : undefined;
      if (queue && !(await queue.mayLeave())) {
        return;
      }
      await endSession(client);
      await queue?.dropQueue(id);
      forgetPerson();
      toast.success('Logged out successfully');
      await navigate('/');
    } catch (error) {
      toast.error('Logout failed', { text: reasonOf(error, 'Please try again.') });
    }
  };
};
