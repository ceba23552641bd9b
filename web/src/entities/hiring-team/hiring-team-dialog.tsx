import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { HiringTeam, Job, SaveHiringTeam, User } from '@workboard/contracts';
import { hiringTeamMax } from '@workboard/contracts/constants';
import { useState } from 'react';
import { Callout } from '../../components/feedback/callout.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { api, reasonOf } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { teamQuery } from '../company/company-queries.js';
import { keyOf } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { hiringTeamsQuery } from './hiring-teams.js';

interface HiringTeamDialogProps {
  job: Pick<Job, 'id' | 'title'>;
  /** Undefined while the job is open to everybody of the company. */
  team: HiringTeam | undefined;
  onClose: () => void;
}

/** Whatever is read of applicants may be more or less now. */
const refresh = [
  hiringTeamsQuery.queryKey,
  keyOf('/applications'),
  keyOf('/interviews'),
  keyOf('/interview-times'),
  keyOf('/outbox'),
  keyOf('/team/figures'),
  keyOf('/jobs'),
];

const rights = {
  owner: ', owner: sees them in any case, and if ticked is told of new ones',
  member: '',
  reader: ', read only',
};
const rightsOf = ({ teamRole = 'member' }: User): string => rights[teamRole];

/** Chooses who of the company sees the applicants of a job (decision P68). */
export const HiringTeamDialog = ({ job, team, onClose }: HiringTeamDialogProps) => {
  const me = useUser();
  const people = useQuery(teamQuery);
  const [isClosed, setClosed] = useState(team !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(team?.members ? team.members.map(({ id }) => id) : [me.id]),
  );
  const save = useAction<SaveHiringTeam, HiringTeam>({
    run: (body) => api.put('/jobs/{id}/hiring-team', { params: { id: job.id }, body }),
    refresh,
    success: ({ members }) => ({
      title: 'Hiring team saved',
      text: members ? `${job.title}: ${members.map(fullName).join(', ')}` : `${job.title}: everybody of your company`,
    }),
    failure: null,
    onSuccess: onClose,
  });
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const isOwner = me.teamRole === 'owner';
  const leavesMe = isClosed && !isOwner && !chosen.has(me.id);
  return (
    <TitledDialog title="Hiring team" onClose={onClose}>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        Who sees the applicants for <strong>{job.title}</strong>, their CVs, messages, interviews and figures. New
        applications are told to them.
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={isClosed} onChange={(_, next) => setClosed(next)} />}
        label="Only some people see them"
      />
      {isClosed && (
        <QueryState query={people} loading={<Skeletons count={2} height={44} label="Loading your team..." />}>
          {(team) => (
            <Box
              component="fieldset"
              aria-label="People in the hiring team"
              sx={{ border: 0, m: 0, p: 0, pl: 3, minWidth: 0, maxHeight: '40vh', overflowY: 'auto' }}
            >
              {team
                .filter(({ isVerified }) => isVerified)
                .map((person) => (
                  <Box key={person.id}>
                    <FormControlLabel
                      control={<Checkbox checked={chosen.has(person.id)} onChange={() => toggle(person.id)} />}
                      label={`${fullName(person)}${person.id === me.id ? ' (you)' : ''}${rightsOf(person)}`}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                  </Box>
                ))}
            </Box>
          )}
        </QueryState>
      )}
      <Stack aria-live="polite" sx={{ gap: 1.5, mt: 1.5 }}>
        {leavesMe && (
          <Callout tone="warning">
            You are not among them: after saving you will not see these applicants any more.
          </Callout>
        )}
        {save.error && <Callout tone="error">{reasonOf(save.error, 'Please try again.')}</Callout>}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={save.isPending || (isClosed && (chosen.size === 0 || chosen.size > hiringTeamMax))}
          onClick={() => save.mutate({ members: isClosed ? [...chosen] : null })}
        >
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Stack>
    </TitledDialog>
  );
};
