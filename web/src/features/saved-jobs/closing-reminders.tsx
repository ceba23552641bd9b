import { useQuery } from '@tanstack/react-query';
import { savedJobReminderDays } from '@workboard/contracts/constants';
import { LabelledSwitch } from '../../components/forms/labelled-switch.js';
import { mailSettingsQuery, useSaveMailSettings } from '../../entities/account/mail-settings.js';

/** Whether saved jobs remind by mail before they close (decision P94). */
export const ClosingReminders = () => {
  const settings = useQuery(mailSettingsQuery).data;
  const save = useSaveMailSettings(({ savedJobReminders }) =>
    savedJobReminders ? 'Saved jobs remind you by mail before they close' : 'Saved jobs remind you no more',
  );
  return (
    settings && (
      <LabelledSwitch
        label={`Remind me ${savedJobReminderDays} days before a saved job closes`}
        checked={settings.savedJobReminders}
        onChange={({ target }) => save.mutate({ savedJobReminders: target.checked })}
      />
    )
  );
};
