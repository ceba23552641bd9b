import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CalendarFeed, NewCalendarFeed } from '@workboard/contracts';
import { useId, useState } from 'react';
import { Help, Label, Select, TextInput } from '../../components/forms/controls.js';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { api } from '../../lib/api/api.js';
import { confirm } from '../../lib/toasts/confirm.js';
import { copyText } from '../../lib/browser/copy-text.js';
import { formatDay } from '../../lib/text/dates.js';
import { useUser } from '../../lib/session/session.js';
import { keyOf, read } from '../../lib/api/read.js';
import { toast } from '../../lib/toasts/toast.js';
import { useAction } from '../../lib/api/use-action.js';

const feedQuery = read('/calendar-feed');

const copy = async (url: string): Promise<void> => {
  if (await copyText(url)) {
    toast.success('Address copied');
  } else {
    toast.error('Not copied', { text: 'Please copy the address by hand.' });
  }
};

/** The address that was just made; it is not shown again. */
const NewAddress = ({ url }: { url: string }) => {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Address for your calendar program</Label>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <TextInput
          id={id}
          readOnly
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => void copy(url)}>
          Copy address
        </Button>
      </Stack>
      <Help id={`${id}-hint`}>
        It is shown this once. In Google Calendar choose ‘From URL’, in Outlook ‘Subscribe from web’, on an iPhone ‘Add
        Subscription Calendar’.
      </Help>
    </div>
  );
};

const Feed = ({ feed }: { feed: CalendarFeed }) => {
  const id = useId();
  const isEmployer = useUser().role === 'employer';
  const [scope, setScope] = useState(feed.scope);
  const [url, setUrl] = useState<string | null>(null);
  const make = useAction<CalendarFeed['scope'], NewCalendarFeed>({
    run: (wanted) => api.put('/calendar-feed', { body: { scope: wanted } }),
    refresh: [keyOf('/calendar-feed')],
    success: { title: 'Address made' },
    failure: { title: 'Error', text: 'Failed to make the address.' },
    onSuccess: (made) => setUrl(made.url),
  });
  const off = useAction({
    run: () => api.remove('/calendar-feed'),
    refresh: [keyOf('/calendar-feed')],
    success: { title: 'Address switched off' },
    failure: { title: 'Error', text: 'Failed to switch the address off.' },
    onSuccess: () => setUrl(null),
  });
  const makeAnew = async () => {
    const isSure =
      !feed.isOn ||
      (await confirm({
        title: 'Make a new address?',
        text: 'The one before stops working: calendar programs that have it show nothing new.',
        confirmLabel: 'Make new address',
      }));
    if (isSure) {
      make.mutate(scope);
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        {feed.isOn && feed.createdAt
          ? `Switched on since ${formatDay(feed.createdAt)}${isEmployer ? (feed.scope === 'all' ? ', with all interviews of the company' : ', with the interviews you take part in') : ''}.`
          : 'A secret address shows your interviews in the calendar of your phone or computer and keeps them up to date.'}{' '}
        Whoever has it can read them.
      </Typography>
      {isEmployer && (
        <div>
          <Label htmlFor={id}>Interviews in the calendar</Label>
          <Select id={id} value={scope} onChange={({ target }) => setScope(target.value as CalendarFeed['scope'])}>
            <option value="mine">Those I take part in</option>
            <option value="all">All of the company</option>
          </Select>
        </div>
      )}
      {url && <NewAddress url={url} />}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={make.isPending} onClick={() => void makeAnew()}>
          {feed.isOn ? 'Make new address' : 'Make address'}
        </Button>
        {feed.isOn && (
          <Button color="error" disabled={off.isPending} onClick={() => off.mutate()}>
            Switch off
          </Button>
        )}
      </Stack>
    </Stack>
  );
};

/** Makes, shows once and ends the secret address of one's calendar (decision P54). */
export const CalendarFeedCard = () => {
  const query = useQuery(feedQuery);
  return (
    <Section title="In your own calendar" card>
      <QueryState query={query}>{(feed) => <Feed feed={feed} />}</QueryState>
    </Section>
  );
};
