import { Box } from '@mui/material';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';

/** The way back from the forms. */
export const BackToAdmin = () => (
  <Box component={ButtonLink} variant="outlined" to="/admin" sx={{ whiteSpace: { sm: 'nowrap' } }}>
    Back to Admin Dashboard
  </Box>
);

/** There is no such record. */
export const AdminNotFound = ({ title }: { title: string }) => (
  <Notice title={title}>
    <BackToAdmin />
  </Notice>
);
