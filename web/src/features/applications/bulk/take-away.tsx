import { Button, Stack, Typography } from '@mui/material';
import { mostInPack, mostNamed } from '@workboard/contracts/constants';
import { addressOf } from '../../../lib/api/address.js';

interface TakeAwayProps {
  ids: readonly number[];
  withClosed: boolean;
}

/** Those that are chosen as files: a table, their CVs, a pack on paper (decision P58). */
export const TakeAway = ({ ids, withClosed }: TakeAwayProps) => {
  if (ids.length > mostNamed) {
    return null;
  }
  const query = { ids: ids.join(','), includeClosed: withClosed ? 'true' : undefined } as const;
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label="Take away"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5, border: 0, m: 0, p: 0, minWidth: 0, ml: { md: 'auto' } }}
    >
      <Button
        size="small"
        color="inherit"
        component="a"
        href={addressOf('/applications/export/sheet', { query })}
        download
      >
        Table (CSV)
      </Button>
      {ids.length <= mostInPack ? (
        <>
          <Button
            size="small"
            color="inherit"
            component="a"
            href={addressOf('/applications/export/resumes', { query })}
            download
          >
            CVs (ZIP)
          </Button>
          <Button
            size="small"
            color="inherit"
            component="a"
            href={addressOf('/applications/export/shortlist', { query })}
            target="_blank"
            rel="noreferrer"
          >
            Print pack
          </Button>
        </>
      ) : (
        <Typography variant="caption" sx={{ px: 1, color: 'text.secondary' }}>
          CVs and print packs: at most {mostInPack} at once
        </Typography>
      )}
    </Stack>
  );
};
