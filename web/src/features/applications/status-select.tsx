import { Box } from '@mui/material';
import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { SelectButton } from '../../components/controls.js';

/** The list comes with the first look at it. */
const loadMenu = () => import('./status-menu.js');
const StatusMenu = lazy(async () => ({ default: (await loadMenu()).StatusMenu }));

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
  const [wasOpened, setWasOpened] = useState(false);
  const label = `Status of ${name}`;
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
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
        onClick={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onKeyDown={openByArrow}
      >
        {statusWords[application.status].employer}
      </SelectButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <StatusMenu
            {...{ id, label, application, holds, isOpen }}
            anchor={() => button.current}
            container={() => place.current}
            onClose={() => setIsOpen(false)}
            onChoose={choose}
          />
        </Suspense>
      )}
    </Box>
  );
};
