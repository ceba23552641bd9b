import { Box, Menu, MenuItem, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { sayWhatFollows } from './status-consequence.js';

interface StatusMenuProps {
  /** Of the list, for the button that opens it. */
  id: string;
  label: string;
  application: Application;
  /** Undefined until they are known. */
  holds: StatusHolds | undefined;
  isOpen: boolean;
  anchor: () => HTMLElement | null;
  /** Inside the page's main part, which the list belongs to. */
  container: () => HTMLElement | null;
  onClose: () => void;
  onChoose: (status: ApplicationStatus) => void;
}

/** The six statuses, each with what the applicant will read and when. */
export const StatusMenu = (props: StatusMenuProps) => {
  const { id, label, application, holds, isOpen, anchor, container, onClose, onChoose } = props;
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      container={container}
      onClose={onClose}
      slotProps={{ list: { id, role: 'listbox', 'aria-label': label } }}
    >
      {applicationStatuses.map((status) => (
        <MenuItem
          key={status}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          selected={status === application.status}
          aria-selected={status === application.status}
          aria-describedby={`${id}-${status}`}
          onClick={() => onChoose(status)}
          sx={{ display: 'block', maxWidth: 420, whiteSpace: 'normal' }}
        >
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {statusWords[status].employer}
          </Box>
          <Typography
            component="span"
            variant="caption"
            id={`${id}-${status}`}
            // The option is named by its label alone; this describes it.
            aria-hidden="true"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {sayWhatFollows({ application, status, holds })}
          </Typography>
        </MenuItem>
      ))}
    </Menu>
  );
};
