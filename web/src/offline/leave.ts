import { confirm } from '../lib/toasts/confirm.js';
import { deviceStore, isToBeSent } from './waiting.js';
import { flush } from './queue.js';

export { dropQueue } from './queue.js';

/** What waits is sent first; where that cannot be, the person decides, because nobody else may find it here (decision P51). */
export const mayLeave = async (): Promise<boolean> => {
  await flush();
  const left = deviceStore.current().waiting.filter(isToBeSent).length;
  const [what, it] = left === 1 ? ['1 thing you did still waits', 'it'] : [`${left} things you did still wait`, 'them'];
  return (
    left === 0 ||
    confirm({
      title: 'Not sent yet',
      text: `${what} for a signal. Signing out deletes ${it} from this device.`,
      confirmLabel: 'Sign Out',
    })
  );
};
