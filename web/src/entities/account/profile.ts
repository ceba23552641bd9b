import type { User } from '@workboard/contracts';
import { isFilledIn } from '@workboard/contracts/apply-profile';
import { applyProfileFields, type ApplyProfileField } from '@workboard/contracts/constants';

export type ProfileTab = 'basic' | 'professional' | 'skills' | 'links';

interface Requirement {
  label: string;
  /** The tab of /profile where it is filled in. */
  tab: ProfileTab;
}

const requirements: Record<ApplyProfileField, Requirement> = {
  resume: { label: 'CV / Resume', tab: 'professional' },
  phone: { label: 'Phone number', tab: 'basic' },
  location: { label: 'Location', tab: 'basic' },
  bio: { label: 'Bio', tab: 'basic' },
  experience: { label: 'Work experience', tab: 'professional' },
  education: { label: 'Education', tab: 'professional' },
};

export interface ProfileCheck extends Requirement {
  field: ApplyProfileField;
  isDone: boolean;
}

/** What an application needs of a profile, and what of it is there (spec §5). */
export const applyChecklist = (user: Pick<User, ApplyProfileField>): ProfileCheck[] =>
  applyProfileFields.map((field) => ({ field, ...requirements[field], isDone: isFilledIn(field, user[field]) }));

/** What is asked in the apply dialog, in this order: what can be typed first, the file last. */
export const missingFor = (user: Pick<User, ApplyProfileField>): ProfileCheck[] =>
  applyChecklist(user)
    .filter(({ isDone }) => !isDone)
    .toSorted((one, other) => Number(one.field === 'resume') - Number(other.field === 'resume'));

/** The address of one tab of the profile screen; a link's state may name the `field` that gets the focus there. */
export const profileTab = (tab: ProfileTab): string => (tab === 'basic' ? '/profile' : `/profile?tab=${tab}`);
