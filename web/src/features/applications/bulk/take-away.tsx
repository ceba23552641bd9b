import { Button, Stack, Typography } from '@mui/material';
import { mostInPack, mostNamed } from '@workboard/contracts/constants';

interface TakeAwayProps {
  ids: readonly number[];
  withClosed: boolean;
}

/** Those that are chosen as files: a table, their CVs, a pack on paper (decision P58). */
export const TakeAway = ({ ids, withClosed }: TakeAwayProps) => {
  if (ids.length > mostNamed) {
    return null;
  }
  const addressOf = (file: 'sheet' | 'resumes' | 'shortlist'): string =>
    `/api/applications/export/${file}?ids=${ids.join(',')}${withClosed ? '&includeClosed=true' : ''}`;
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label="Take away"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5, border: 0, m: 0, p: 0, minWidth: 0, ml: { md: 'auto' } }}
    >
      <Button size="small" color="inherit" component="a" href={addressOf('sheet')} download>
        Table (CSV)
      </Button>
      {ids.length <= mostInPack ? (
        <>
          <Button size="small" color="inherit" component="a" href={addressOf('resumes')} download>
            CVs (ZIP)
          </Button>
          <Button
            size="small"
            color="inherit"
            component="a"
            href={addressOf('shortlist')}
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
