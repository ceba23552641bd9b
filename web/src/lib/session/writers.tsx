import type { ReactNode } from 'react';
import { useSession } from './session.js';

/** Whether the signed-in person may change what they see; a company's readers only look (decision P67). */
export const useIsWriter = (): boolean => useSession().user?.teamRole !== 'reader';

/** What readers have no use for, because it would be refused: buttons that change something. */
export const Writers = ({ children }: { children: ReactNode }) => (useIsWriter() ? children : null);
