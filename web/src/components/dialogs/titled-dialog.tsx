import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useIsWide } from '../../lib/browser/use-media.js';
import { CloseIcon } from '../elements/icons.js';
import { IconAction } from '../elements/link.js';
import { Toaster } from '../feedback/toaster.js';

interface TitledDialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** What the button says that closes it, before the actions. */
  leave?: 'Cancel' | 'Close';
  /** Buttons below a text to read; a form brings its own. */
  actions?: ReactNode;
  /** As wide as two columns need. */
  isRoomy?: boolean;
}

/** An open dialog named by its title; on narrow screens it takes the whole of them. */
export const TitledDialog = ({ title, onClose, children, leave, actions, isRoomy = false }: TitledDialogProps) => {
  const titleId = useId();
  const isWide = useIsWide();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={isRoomy ? 'md' : 'sm'}
      fullScreen={!isWide}
      aria-labelledby={titleId}
    >
      <Box
        component={IconAction}
        label="Close dialog"
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </Box>
      <DialogTitle id={titleId} component="h2" variant="h2" sx={{ pr: 8 }}>
        {title}
      </DialogTitle>
      {/* A long text is scrolled by keyboard too; in a form its fields are. */}
      <DialogContent tabIndex={leave || actions ? 0 : undefined}>{children}</DialogContent>
      {(leave || actions) && (
        <DialogActions sx={{ px: 3, py: 2 }}>
          {leave && (
            <Button variant="outlined" onClick={onClose}>
              {leave}
            </Button>
          )}
          {actions}
        </DialogActions>
      )}
      <Toaster />
    </Dialog>
  );
};
