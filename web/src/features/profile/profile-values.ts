import type { UpdateUser, User } from '@workboard/contracts';

/** What the controls of the profile hold; all four tabs are one form. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  currentPassword: string;
  phone: string;
  location: string;
  bio: string;
  experience: string;
  education: string;
  skills: string[];
  portfolio: string;
  linkedinUrl: string;
  githubUrl: string;
  websiteUrl: string;
}

export const profileValues = (user: User): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  currentPassword: '',
  phone: user.phone ?? '',
  location: user.location ?? '',
  bio: user.bio ?? '',
  experience: user.experience ?? '',
  education: user.education ?? '',
  skills: user.skills,
  portfolio: user.portfolio ?? '',
  linkedinUrl: user.linkedinUrl ?? '',
  githubUrl: user.githubUrl ?? '',
  websiteUrl: user.websiteUrl ?? '',
});

/** The address, and the password with it, is sent only when it differs: a new one is confirmed by mail (decision A11). */
export const changesOf = (user: User, body: UpdateUser): UpdateUser => {
  const { email, currentPassword, ...changes } = body;
  return email === user.email ? changes : { ...changes, email, ...(currentPassword && { currentPassword }) };
};
