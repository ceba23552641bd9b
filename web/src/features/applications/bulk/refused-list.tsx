import { Box } from '@mui/material';
import type { DecidedMany } from '@workboard/contracts';
import { Callout } from '../../../components/feedback/callout.js';
import { fullName } from '@workboard/contracts/person-name';
import type { Choosable } from '../deciding/use-decide-many.js';

/** A line for each that was refused, with the name as the view shows it. */
export const namedRefusals = (
  { refused }: DecidedMany,
  applications: readonly Pick<Choosable, 'id' | 'user'>[],
): string[] =>
  refused.map(({ id, error }) => {
    const one = applications.find((application) => application.id === id);
    return `${one ? fullName(one.user) : `Application ${id}`}: ${error}`;
  });

/** Names those that something done to several could not be done to. */
export const RefusedList = ({ refused }: { refused: readonly string[] }) =>
  refused.length > 0 && (
    <Callout tone="warning" title="The others were changed, but not these:">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Callout>
  );
