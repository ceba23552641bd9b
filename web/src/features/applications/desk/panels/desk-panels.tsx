import type { Application } from '@workboard/contracts';
import { lazyPart, type LazyPart } from '../../../../components/feedback/lazy-part.js';

/** What a panel of the workspace is given: the application as the employer sees it, without its person in the blind view. */
export interface DeskPanelProps {
  application: Application;
}

/** One tab of the workspace. More about the screen around it says `useDesk()`. */
export interface DeskPanel {
  /** Its name in the address (`?tab=cv`). */
  key: string;
  label: string;
  Component: LazyPart<DeskPanelProps>;
  /** Tells who the person is, so that the blind view leaves it out (decision P32). */
  tellsWho?: true;
}

/** The tabs of the workspace, in their order; a further one is a further line (decision P41). */
export const deskPanels: readonly DeskPanel[] = [
  {
    key: 'letter',
    label: 'Application',
    Component: lazyPart(async () => (await import('./application-panel.js')).ApplicationPanel),
  },
  {
    key: 'cv',
    label: 'CV',
    tellsWho: true,
    Component: lazyPart(async () => (await import('./cv-panel.js')).CvPanel),
  },
  {
    key: 'profile',
    label: 'Profile',
    tellsWho: true,
    Component: lazyPart(async () => (await import('./profile-panel.js')).ProfilePanel),
  },
  {
    key: 'ranking',
    label: 'Ranking',
    Component: lazyPart(async () => (await import('./ranking-panel.js')).RankingPanel),
  },
  {
    key: 'messages',
    label: 'Messages',
    Component: lazyPart(async () => (await import('../../messages/messages-panel.js')).MessagesPanel),
  },
  {
    key: 'notes',
    label: 'Notes',
    Component: lazyPart(async () => (await import('../../review/review-panel.js')).ReviewPanel),
  },
  {
    key: 'history',
    label: 'History',
    Component: lazyPart(async () => (await import('../../review/history-panel.js')).HistoryPanel),
  },
];
