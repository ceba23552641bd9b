import { useQueryClient } from '@tanstack/react-query';
import type { MailSettings } from '@workboard/contracts';
import { api } from '../../lib/api/api.js';
import { read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';

export const mailSettingsQuery = read('/mail-settings');

type Choice = Partial<Pick<MailSettings, 'applicationMails' | 'savedJobReminders'>>;

/** Saves what a person chooses to get by mail; `say` tells what holds then. */
export const useSaveMailSettings = (say: (settings: MailSettings) => string) => {
  const client = useQueryClient();
  const key = mailSettingsQuery.queryKey;
  return useAction<Choice, MailSettings, MailSettings>({
    run: (choice) => api.put('/mail-settings', { body: choice }),
    optimistic: (choice) => ({ key, change: (settings) => ({ ...settings, ...choice }) }),
    success: (settings) => ({ title: 'Settings saved', text: say(settings) }),
    failure: { title: 'Error', text: 'Failed to save notification settings.' },
    onSuccess: (settings) => client.setQueryData(key, settings),
  });
};
