import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Label, Select } from '../../../components/forms/controls.js';
import { StringList } from '../../../components/forms/string-list.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { teamQuery } from '../../../entities/company/company-queries.js';

/** Who takes part for the employer: colleagues by name, and anybody else by address. */
export const PanelField = () => {
  const id = useId();
  const user = useUser();
  const { data: team = [] } = useQuery(teamQuery);
  const { field } = useController({ name: 'panel' });
  const panel = field.value as string[];
  const colleagues = team.filter((member) => member.id !== user.id);
  const names = new Map(colleagues.map((member) => [member.email.toLowerCase(), fullName(member)]));
  const free = [...names].filter(([email]) => !panel.includes(email));
  return (
    <>
      {names.size > 0 && (
        <Box sx={{ mb: 2 }}>
          <Label htmlFor={id}>Colleagues on the panel</Label>
          <Select
            id={id}
            value=""
            disabled={free.length === 0}
            onChange={({ target }) => field.onChange([...panel, target.value])}
          >
            <option value="">{free.length === 0 ? 'All are on the panel' : 'Add a colleague'}</option>
            {free.map(([email, name]) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </Select>
        </Box>
      )}
      <StringList
        name="panel"
        label={names.size > 0 ? 'Others on the panel, by email' : 'Panel, by email'}
        entry="person"
        placeholder="name@company.com"
        nameOf={(email) => names.get(email) ?? email}
        chips
      />
    </>
  );
};
