import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Application, BlindCv } from '@workboard/contracts';
import { blackMark } from '@workboard/contracts/redaction';
import { Fragment } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { fullName } from '@workboard/contracts/person-name';
import { read } from '../../../lib/api/read.js';

const absent: Record<Exclude<BlindCv['cv'], 'read'>, string> = {
  none: 'No CV was sent with this application.',
  waiting: 'This CV is still being read. Please look again in a minute.',
  unreadable: 'This CV is a picture or holds no text, so it cannot be shown without the person.',
};

/** A bar of its own: many phones have no letter for it. */
const Black = () => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      width: '4em',
      height: '1em',
      verticalAlign: '-0.15em',
      borderRadius: 0.5,
      bgcolor: 'text.primary',
      forcedColorAdjust: 'none',
    }}
  >
    <span className="visually-hidden">blacked out</span>
  </Box>
);

/** The text of a CV with black where it says who the person is (decision P35). */
export const BlindCvDialog = ({ application, onClose }: { application: Application; onClose: () => void }) => {
  const query = useQuery(read('/applications/{id}/blind-cv', { params: { id: application.id } }));
  return (
    <TitledDialog title="CV without the person" onClose={onClose} leave="Close">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {fullName(application.user)} · {application.job.title}
      </Typography>
      <QueryState query={query}>
        {({ cv, text }) =>
          cv === 'read' ? (
            <>
              <Callout tone="info">
                Name, contacts, address, age, sex and family are blacked out by rule, and something may be missed: a
                nickname, a school or a referee can still tell who it is. Pictures are left out.
              </Callout>
              <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text.split(blackMark).map((shown, index) => (
                  <Fragment key={index}>
                    {index > 0 && <Black />}
                    {shown}
                  </Fragment>
                ))}
              </Typography>
            </>
          ) : (
            <Callout tone="info">{absent[cv]}</Callout>
          )
        }
      </QueryState>
    </TitledDialog>
  );
};
