import { Box, Typography } from '@mui/material';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { LabelledSwitch } from '../../../components/forms/labelled-switch.js';
import { keyHelp } from './desk-keys.js';

interface KeysDialogProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** What the keys of the workspace do, and a switch that turns them off on this device (WCAG 2.1.4). */
export const KeysDialog = ({ isOn, onChange, onClose }: KeysDialogProps) => (
  <TitledDialog title="Keys" onClose={onClose}>
    <LabelledSwitch
      label="Single keys work in the workspace, on this device"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      Never while you type or a dialog is open.
    </Typography>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.75 }}
    >
      {keyHelp.map(({ keys, does }) => (
        <Box key={does} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
            {keys.map((name) => (
              <Key key={name}>{name}</Key>
            ))}
          </Box>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {does}
          </Typography>
        </Box>
      ))}
    </Box>
  </TitledDialog>
);

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      minWidth: 24,
      px: 0.75,
      border: 1,
      borderColor: 'control',
      borderRadius: 0.5,
      bgcolor: 'sunken',
      font: 'inherit',
      fontSize: '.8125rem',
      textAlign: 'center',
    }}
  >
    {children}
  </Box>
);
