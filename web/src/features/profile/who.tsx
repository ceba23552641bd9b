import { Box, Stack, Typography } from '@mui/material';
import type { User } from '@workboard/contracts';
import { EmailAddress } from '../../components/elements/email-address.js';
import { StatusChip } from '../../components/elements/status-chip.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../entities/account/role-labels.js';
import { useSavesData } from '../../lib/browser/saves-data.js';

/** Whose profile it is: picture, name, address and role (spec §2 "Profile settings"). */
export const Who = ({ user }: { user: User }) => {
  const isPlain = useSavesData();
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 3 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          flex: 'none',
          borderRadius: '50%',
          overflow: 'hidden',
          fontSize: '1.25rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {user.avatar && !isPlain ? (
          <img src={user.avatar} alt="" width={64} height={64} style={{ objectFit: 'cover' }} />
        ) : (
          `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h3">
          {fullName(user)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <EmailAddress>{user.email}</EmailAddress>
        </Typography>
        <StatusChip label={roleLabels[user.role]} />
      </Box>
    </Stack>
  );
};
