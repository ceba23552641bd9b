import { Card, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApplicationMailChoice, MailSettings } from '@workboard/contracts';
import { useId } from 'react';
import { Help, Label, Select } from '../../components/controls.js';
import { StoppedAddress } from '../../components/stopped-address.js';
import { api } from '../../lib/api.js';
import { useUser } from '../../lib/guard.js';
import { useAction } from '../../lib/use-action.js';

const path = '/api/mail-settings';
const key = [path];

const choices: Record<ApplicationMailChoice, string> = {
  immediate: 'At once',
  daily: 'Once a day, all in one',
  off: 'Never',
};

const ApplicationMails = ({ chosen }: { chosen: ApplicationMailChoice }) => {
  const id = useId();
  const client = useQueryClient();
  const save = useAction<ApplicationMailChoice, MailSettings, MailSettings>({
    run: (applicationMails) => api.put(path, { applicationMails }),
    optimistic: (applicationMails) => ({ key, change: (settings) => ({ ...settings, applicationMails }) }),
    success: { title: 'Settings saved' },
    failure: { title: 'Error', text: 'Failed to save notification settings.' },
    onSuccess: (settings) => client.setQueryData(key, settings),
  });
  return (
    <Card>
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

/** How the person gets mail: for employers how often, for everybody whether their address bounced. */
export const MailSettingsPart = () => {
  const { role } = useUser();
  const { data: settings } = useQuery<MailSettings>({ queryKey: key });
  if (!settings || (role !== 'employer' && !settings.stopped)) {
    return null;
  }
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      {settings.stopped && <StoppedAddress {...settings.stopped} />}
      {role === 'employer' && <ApplicationMails chosen={settings.applicationMails} />}
    </Stack>
  );
};
