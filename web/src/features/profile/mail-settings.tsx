import { Box, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationMailChoice } from '@workboard/contracts';
import { useId } from 'react';
import { Help, Label, Select } from '../../components/forms/controls.js';
import { mailSettingsQuery, useSaveMailSettings } from '../../entities/account/mail-settings.js';
import { StoppedAddress } from '../../entities/account/stopped-address.js';
import { useUser } from '../../lib/session/session.js';

const choices: Record<ApplicationMailChoice, string> = {
  immediate: 'At once',
  daily: 'Once a day, all in one',
  off: 'Never',
};

const ApplicationMails = ({ chosen }: { chosen: ApplicationMailChoice }) => {
  const id = useId();
  const save = useSaveMailSettings(
    ({ applicationMails }) => `Mails about new applications: ${choices[applicationMails].toLowerCase()}`,
  );
  return (
    <Card sx={{ mt: 2 }}>
      <Label htmlFor={id}>Mail me new applications</Label>
      <Select
        id={id}
        value={chosen}
        disabled={save.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => save.mutate({ applicationMails: event.target.value as ApplicationMailChoice })}
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

const useMailSettings = () => useQuery(mailSettingsQuery).data;

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
