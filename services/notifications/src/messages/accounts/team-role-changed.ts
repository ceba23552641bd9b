import { type GivenTeamRole, givenTeamRoles, teamRoleWords } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';

interface TeamRoleChanged {
  site: Site;
  firstName: string;
  companyName: string;
  teamRole: GivenTeamRole;
}

/** To a member who may do more or less in their company than before (decision P67). */
const words = ({ site, firstName, companyName, teamRole }: TeamRoleChanged): Mail => {
  const isReader = teamRole === 'reader';
  const title = isReader
    ? `You can now look, but not change, at ${companyName}`
    : `You can now do everything at ${companyName}`;
  return {
    subject: title,
    preheader: teamRoleWords[teamRole].text,
    title,
    blocks: [
      text(`Hello ${firstName},`),
      text(
        `Your rights in the team of ${companyName} were changed. You are now: ${teamRoleWords[teamRole].label}. ${teamRoleWords[teamRole].text}`,
      ),
      button('Open the dashboard', `${site.publicUrl}/dashboard`),
      text('If you think that this is a mistake, talk to the owner of your company.'),
    ],
    reason: 'You get this mail because you are in the team of this company.',
  };
};

/** While they have those rights. */
export const teamRoleChanged = defineMessage({
  kind: 'team_role_changed',
  priority: 4,
  data: z.object({ companyId: id, teamRole: z.enum(givenTeamRoles) }),
  on: {
    'user.team_role_changed': ({ userId, companyId, teamRole, changedAt }) => [
      {
        dedupeKey: `team_role_changed.${userId}.${changedAt}`,
        userId,
        subject: `company:${companyId}`,
        data: { companyId, teamRole },
      },
    ],
  },
  mail: async ({ userId, data: { companyId, teamRole } }, { lookups, site }) => {
    const [member, company] = await Promise.all([lookups.staying(userId ?? 0), lookups.company(companyId)]);
    if (member.companyId !== company.id || member.teamRole !== teamRole) {
      throw new Drop('the rights were changed again, or the recipient left the team');
    }
    const { firstName } = member;
    return { to: recipientOf(member), mail: words({ site, firstName, companyName: company.name, teamRole }) };
  },
  examples: ({ employer, about: { companyName } }) => ({
    'team-role-reader': words({ ...employer, companyName, teamRole: 'reader' }),
    'team-role-member': words({ ...employer, companyName, teamRole: 'member' }),
  }),
});
