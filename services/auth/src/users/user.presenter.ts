import type { TeamRole, User as UserResponse } from '@workboard/contracts';
import type { User } from './user.entity.js';

/** What an employer may do in their company (decision P67); undefined without one. */
export const teamRoleOf = ({ companyId, ownsCompany, teamRole }: User): TeamRole | undefined => {
  if (companyId === null) {
    return undefined;
  }
  return ownsCompany ? 'owner' : teamRole;
};

/** A user as they see themselves. */
export const presentOwn = (user: User): UserResponse => ({
  ...presentUser(user),
  ...(user.deleteAfter ? { deleteAfter: user.deleteAfter.toISOString() } : {}),
});

/** A user as others see it; the password's hash stays here (decision A10). */
export const presentUser = (user: User): UserResponse => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  companyId: user.companyId,
  teamRole: teamRoleOf(user),
  avatar: user.avatar,
  phone: user.phone,
  location: user.location,
  bio: user.bio,
  skills: user.skills,
  experience: user.experience,
  education: user.education,
  resume: user.resume,
  portfolio: user.portfolio,
  linkedinUrl: user.linkedinUrl,
  githubUrl: user.githubUrl,
  websiteUrl: user.websiteUrl,
  isVerified: user.isVerified,
  emailVerified: user.emailVerified,
  createdAt: user.createdAt.toISOString(),
  version: user.version,
});
