import { Box, Menu, MenuItem, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import { applicationStatuses, type ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { SelectButton } from '../../../components/forms/controls.js';
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
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = `Status of ${name}`;
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
    }
  };
  const choose = (status: ApplicationStatus) => {
    setIsOpen(false);
    if (status !== application.status) {
      onChange(status);
    }
  };
  return (
    <Box ref={place} sx={{ width: { xs: '100%', sm: 210 }, flex: 'none' }}>
      <SelectButton
        type="button"
        // A native list would decide with every arrow key.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        ref={button}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(true)}
        onKeyDown={openByArrow}
      >
        {statusWords[application.status].employer}
      </SelectButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        // Inside the page's main part, which the list belongs to.
        container={() => place.current}
        onClose={() => setIsOpen(false)}
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
            onClick={() => choose(status)}
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
    </Box>
  );
};
