import { Box, Card } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationMailChoice, MailSettings } from '@workboard/contracts';
import { useId } from 'react';
import { Help, Label, Select } from '../../components/forms/controls.js';
import { StoppedAddress } from '../../entities/account/stopped-address.js';
import { api } from '../../lib/api/api.js';
import { useUser } from '../../lib/session/session.js';
import { read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

const settingsQuery = read('/mail-settings');

const choices: Record<ApplicationMailChoice, string> = {
  immediate: 'At once',
  daily: 'Once a day, all in one',
  off: 'Never',
};

const ApplicationMails = ({ chosen }: { chosen: ApplicationMailChoice }) => {
  const id = useId();
  const client = useQueryClient();
  const save = useAction<ApplicationMailChoice, MailSettings, MailSettings>({
    run: (applicationMails) => api.put('/mail-settings', { body: { applicationMails } }),
    optimistic: (applicationMails) => ({
      key: settingsQuery.queryKey,
      change: (settings) => ({ ...settings, applicationMails }),
    }),
    success: ({ applicationMails }) => ({
      title: 'Settings saved',
      text: `Mails about new applications: ${choices[applicationMails].toLowerCase()}`,
    }),
    failure: { title: 'Error', text: 'Failed to save notification settings.' },
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
  return (
    <Card sx={{ mt: 2 }}>
      <Label htmlFor={id}>Mail me new applications</Label>
      <Select
        id={id}
        value={chosen}
        disabled={save.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => save.mutate(event.target.value as ApplicationMailChoice)}
      >
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Help id={`${id}-hint`}>Saved as soon as you choose. The daily mail comes at 8 am, Port Moresby time.</Help>
    </Card>
  );
};

const useMailSettings = () => useQuery(settingsQuery).data;

/** Says that mail to one's address bounced, where it is seen at once. */
export const StoppedMail = () => {
  const settings = useMailSettings();
  return (
    settings?.stopped && (
      <Box sx={{ mb: 2 }}>
        <StoppedAddress {...settings.stopped} />
      </Box>
    )
  );
};

/** How often an employer gets mail. */
export const MailSettingsPart = () => {
  const { role } = useUser();
  const settings = useMailSettings();
  return settings && role === 'employer' && <ApplicationMails chosen={settings.applicationMails} />;
};
