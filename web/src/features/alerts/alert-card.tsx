import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { JobAlert } from '@workboard/contracts';
import { EdgeActions } from '../../components/elements/edge-actions.js';
import { EditIcon, TrashIcon } from '../../components/elements/icons.js';
import { PlainLink } from '../../components/elements/link.js';
import { LabelledSwitch } from '../../components/forms/labelled-switch.js';
import { Tag } from '../../components/elements/tag.js';
import { numbersId } from './sms-numbers.js';
import { describeAlert, frequencyLabels } from './alert-words.js';

interface AlertCardProps {
  alert: JobAlert;
  /** The number that its texts wait for. */
  unconfirmed?: string;
  onToggle: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One job alert: what it looks for, how it tells, and its switch. */
export const AlertCard = ({ alert, unconfirmed, onToggle, onEdit, onDelete }: AlertCardProps) => (
  <Card component="li">
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
      <Typography component="h2" variant="h3" sx={{ minWidth: 0, flex: '1 1 7rem' }}>
        {alert.title}
      </Typography>
      <Box sx={{ flex: 'none', mt: -1 }}>
        <LabelledSwitch
          label={alert.isActive ? 'Active' : 'Paused'}
          isAtEnd
          checked={alert.isActive}
          onChange={({ target }) => onToggle(target.checked)}
          aria-label={`${alert.title}: active`}
        />
      </Box>
    </Stack>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{describeAlert(alert)}</Typography>
    {unconfirmed && (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        No texts yet: <PlainLink href={`#${numbersId}`}>confirm {unconfirmed}</PlainLink>.
      </Typography>
    )}
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, gap: 1, mt: 1.5 }}
    >
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        <Tag>{frequencyLabels[alert.frequency]}</Tag>
        {alert.emailNotifications && <Tag>Email</Tag>}
        {alert.smsNotifications && <Tag>SMS (premium)</Tag>}
      </Stack>
      <EdgeActions>
        <Button size="small" startIcon={<EditIcon size={16} />} aria-label={`Edit ${alert.title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<TrashIcon size={16} />}
          aria-label={`Delete ${alert.title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </EdgeActions>
    </Stack>
  </Card>
);
