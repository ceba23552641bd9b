import type { TeamRole } from './enums.js';

/** What members of a company may do, as screens and mails say it (decision P67). */
export const teamRoleWords: Readonly<Record<TeamRole, { label: string; text: string }>> = {
  owner: { label: 'Owner', text: 'You may do everything, and decide what the others may do.' },
  member: {
    label: 'Full access',
    text: 'You can post jobs, decide about applicants, and manage the company and its team.',
  },
  reader: {
    label: 'Read only',
    text: 'You see jobs, applicants, the calendar and the figures, write notes and give scores, and change nothing else.',
  },
};
