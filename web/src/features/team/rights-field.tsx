import { givenTeamRoles } from '@workboard/contracts/enums';
import { teamRoleWords } from '@workboard/contracts/team-role-words';
import { useWatch } from 'react-hook-form';
import { Field } from '../../components/forms/field.js';

const options = givenTeamRoles.map((value) => ({ value, label: teamRoleWords[value].label }));

/** What a member may do, for the owner to choose, with what it means (decision P67). */
export const RightsField = () => {
  const chosen = useWatch({ name: 'teamRole' }) as (typeof givenTeamRoles)[number];
  return <Field name="teamRole" label="Rights" options={options} required hint={teamRoleWords[chosen]?.text} />;
};
