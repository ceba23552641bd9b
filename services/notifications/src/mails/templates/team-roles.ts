import { type GivenTeamRole, teamRoleWords } from '@workboard/contracts';
import { button, type Mail, type Site, text } from '../mail.js';

interface TeamRoleChanged {
  site: Site;
  firstName: string;
  companyName: string;
  teamRole: GivenTeamRole;
}

/** To a member who may do more or less in their company than before (decision P67). */
export const teamRoleChanged = ({ site, firstName, companyName, teamRole }: TeamRoleChanged): Mail => {
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
