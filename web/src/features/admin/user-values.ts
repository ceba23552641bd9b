import type { User } from '@workboard/contracts';
import { noCompany } from './form-marks.js';

/** What the controls of a user form hold. */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: string;
  /** An id as text, {@link noCompany}, or empty while nothing is chosen. */
  companyId: string;
  phone: string;
  location: string;
  bio: string;
  /** One text with commas; the contract splits it. */
  skills: string;
  experience: string;
  education: string;
  linkedinUrl: string;
  githubUrl: string;
  websiteUrl: string;
}

export const newUserValues: UserValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  role: '',
  companyId: '',
  phone: '',
  location: '',
  bio: '',
  skills: '',
  experience: '',
  education: '',
  linkedinUrl: '',
  githubUrl: '',
  websiteUrl: '',
};

/** An existing user in the form. The password is never known; a blank one is no change (spec §5). */
export const userValues = (user: User): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  password: '',
  role: user.role,
  companyId: user.companyId?.toString() ?? noCompany,
  phone: user.phone ?? '',
  location: user.location ?? '',
  bio: user.bio ?? '',
  skills: user.skills.join(', '),
  experience: user.experience ?? '',
  education: user.education ?? '',
  linkedinUrl: user.linkedinUrl ?? '',
  githubUrl: user.githubUrl ?? '',
  websiteUrl: user.websiteUrl ?? '',
});
