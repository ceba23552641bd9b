import type { AdminUpdateUser, UpdateUser } from '@workboard/contracts';
import type { User } from './user.entity.js';

const profileFields = [
  'firstName',
  'lastName',
  'avatar',
  'phone',
  'location',
  'bio',
  'skills',
  'experience',
  'education',
  'portfolio',
  'linkedinUrl',
  'githubUrl',
  'websiteUrl',
] as const satisfies (keyof User & keyof UpdateUser & keyof AdminUpdateUser)[];
type Profile = Partial<Pick<User, (typeof profileFields)[number]>>;

/** What of a form is plain profile; names that were not sent are left out, null clears. */
export const profileOf = (changes: Profile): Profile =>
  Object.fromEntries(
    profileFields.filter((name) => changes[name] !== undefined).map((name) => [name, changes[name]]),
  ) as Profile;
