import type { StatusNotice } from '@workboard/contracts';
import { isEnding } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { api } from '../../../lib/api.js';
import { fullName } from '../../../lib/labels.js';
import { applicationsQuery } from '../../../lib/queries.js';
import { useAction } from '../../../lib/use-action.js';
import { outboxQuery } from './outbox-query.js';

const refresh = [applicationsQuery.queryKey, outboxQuery.queryKey];

/** Takes a change of status back; nothing is sent. */
export const useUndoChange = () =>
  useAction<StatusNotice>({
    run: ({ id }) => api.post(`/api/outbox/${id}/undo`),
    refresh,
    // An interview that the change cancelled was told of at once; it is on again (decision P19).
    success: (_answer, { applicant, from, to }) => ({
      title: 'Change taken back',
      text: `${fullName(applicant)} is in ‘${statusWords[from].employer}’ again. ${
        isEnding(to) ? 'The decision was not sent; an interview that it cancelled is on again.' : 'Nothing was sent.'
      }`,
    }),
    failure: { title: 'Error', text: 'Failed to take the change back.' },
  });

/** Ends the hold of a message. */
export const useSendNow = () =>
  useAction<StatusNotice>({
    run: ({ id }) => api.post(`/api/outbox/${id}/send`),
    refresh,
    success: (_answer, { applicant, mail }) => ({
      title: 'Message sent',
      text: `${fullName(applicant)}: ${mail.subject}`,
    }),
    failure: { title: 'Error', text: 'Failed to send the message.' },
  });
