import { Box, MenuItem, Select, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { useId } from 'react';
import { sayWhatFollows } from './status-consequence.js';

interface StatusSelectProps {
  application: Application;
  /** Whose status it is. */
  name: string;
  /** Undefined until they are known. */
  holds: StatusHolds | undefined;
  onChange: (status: ApplicationStatus) => void;
}

/**
 * The employer's choice of a status. Arrow keys only move in the list; Enter or a click decides, because each choice tells
 * the applicant something (WCAG 3.2.2). Below each choice stands what the applicant will read and when.
 */
export const StatusSelect = ({ application, name, holds, onChange }: StatusSelectProps) => {
  const id = useId();
  return (
    <Select<ApplicationStatus>
      value={application.status}
      onChange={({ target }) => onChange(target.value)}
      size="small"
      renderValue={(status) => statusWords[status].employer}
      aria-label={`Status of ${name}`}
      MenuProps={{ slotProps: { list: { 'aria-label': `Status of ${name}` } } }}
      sx={{ width: { sm: 210 }, flex: 'none', minHeight: 44, bgcolor: 'background.paper' }}
    >
      {applicationStatuses.map((status) => (
        <MenuItem
          key={status}
          value={status}
          aria-labelledby={`${id}-${status}`}
          aria-describedby={`${id}-${status}-follows`}
          sx={{ display: 'block', maxWidth: 420, whiteSpace: 'normal' }}
        >
          <Box component="span" id={`${id}-${status}`} sx={{ display: 'block', fontWeight: 600 }}>
            {statusWords[status].employer}
          </Box>
          <Typography
            component="span"
            variant="caption"
            id={`${id}-${status}-follows`}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {sayWhatFollows({ application, status, holds })}
          </Typography>
        </MenuItem>
      ))}
    </Select>
  );
};
