import type { TeamRole } from './enums.js';

/** Whether somebody of a job's company sees its applicants: without a hiring team everybody does, else the team and the owner (decision P68). */
export const seesApplicants = (
  person: { id: number; teamRole?: TeamRole | undefined },
  team: { members: readonly number[] } | undefined,
): boolean => !team || person.teamRole === 'owner' || team.members.includes(person.id);
