import { Box, Button, type ButtonProps, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { EditIcon, TrashIcon } from '../../components/elements/icons.js';
import { ButtonLink, IconAction } from '../../components/elements/link.js';

/** The buttons at the end of a row. */
export const RowActions = ({ children, minWidth }: { children: ReactNode; minWidth?: number }) => (
  <Stack
    direction="row"
    sx={{
      gap: 0.5,
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      // In a table the longest words stand beside each other.
      minWidth: { md: minWidth },
      // On a card the icons, not the room around them, keep its padding.
      mr: { xs: -1.5, md: 0 },
      mb: { xs: -1, md: 0 },
    }}
  >
    {children}
  </Stack>
);

interface ActionProps extends Pick<ButtonProps, 'disabled'> {
  /** The whole sentence for those who cannot see the row. */
  label: string;
  children: string;
  onClick: () => void;
}

/** One action in words. A double click counts once: the second could undo what the first did. */
export const RowAction = ({ label, onClick, ...props }: ActionProps) => (
  <Button
    size="small"
    variant="outlined"
    aria-label={label}
    sx={{ whiteSpace: 'nowrap' }}
    onClick={({ detail }) => {
      if (detail <= 1) {
        onClick();
      }
    }}
    {...props}
  />
);

/** Leads to the screen where this is changed. */
export const EditAction = ({ name, to }: { name: string; to: string }) => (
  <Box
    component={ButtonLink}
    to={to}
    color="inherit"
    aria-label={`Edit ${name}`}
    title={`Edit ${name}`}
    sx={{ minWidth: 44, width: 44, p: 0 }}
  >
    <EditIcon />
  </Box>
);

/** Deletes; the question before is the caller's. */
export const DeleteAction = ({ name, ...props }: { name: string; disabled?: boolean; onClick: () => void }) => (
  <Box component={IconAction} label={`Delete ${name}`} sx={{ color: 'error.main' }} {...props}>
    <TrashIcon />
  </Box>
);
