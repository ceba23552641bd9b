import type { StatusNotice } from '@workboard/contracts';
import { isEnding } from '@workboard/contracts/enums';
import { statusWords } from '@workboard/contracts/statuses';
import { api } from '../../../lib/api/api.js';
import { applicationsQuery } from '../../../entities/application/application-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { shownName } from '../../../entities/application/blind.js';
import { outboxQuery } from '../../../entities/application/outbox-query.js';

const refresh = [applicationsQuery.queryKey, outboxQuery.queryKey];

/** Takes a change of status back; nothing is sent. */
export const useUndoChange = () =>
  useAction<StatusNotice>({
    run: ({ id }) => api.post('/outbox/{id}/undo', { params: { id } }),
    refresh,
    // An interview that the change cancelled was told of at once; it is on again (decision P19).
    success: (_answer, { applicationId, applicant, from, to }) => ({
      title: 'Change taken back',
      text: `${shownName(applicationId, applicant)} is in ‘${statusWords[from].employer}’ again. ${
        isEnding(to) ? 'The decision was not sent; an interview that it cancelled is on again.' : 'Nothing was sent.'
      }`,
    }),
    failure: { title: 'Error', text: 'Failed to take the change back.' },
  });

/** Ends the hold of a message. */
export const useSendNow = () =>
  useAction<StatusNotice>({
    run: ({ id }) => api.post('/outbox/{id}/send', { params: { id } }),
    refresh,
    success: (_answer, { applicationId, applicant, mail }) => ({
      title: 'Message sent',
      text: `${shownName(applicationId, applicant)}: ${mail.subject}`,
    }),
    failure: { title: 'Error', text: 'Failed to send the message.' },
  });
