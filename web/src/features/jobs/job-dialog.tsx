import { Box, Button, Dialog, Stack } from '@mui/material';
import type { CardJob } from '@workboard/contracts';
import { ChevronLeftIcon } from '../../components/elements/icons.js';
import { Toaster } from '../../components/feedback/toaster.js';
import { OpenJob } from './open-job.js';

/** The open job on small screens, over the whole of them. The browser's Back closes it. */
export const JobDialog = ({
  id,
  listed,
  onClose,
}: {
  id: number;
  listed: CardJob | undefined;
  onClose: () => void;
}) => (
  <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': 'Job details' } }}>
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        px: 1,
        py: 0.5,
      }}
    >
      <Button startIcon={<ChevronLeftIcon />} onClick={onClose}>
        Back to Jobs
      </Button>
    </Stack>
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
      <OpenJob key={id} id={id} listed={listed} />
    </Box>
    <Toaster />
  </Dialog>
);
