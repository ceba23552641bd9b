import {
  applicationsApi,
  applicationsService,
  calendarApi,
  interviewsApi,
  interviewTimesApi,
  messagesApi,
  messageTemplatesApi,
  outboxApi,
  reviewApi,
} from '@workboard/contracts';
import { asChanges, forwardingTo } from '../platform/forwarding.js';

/** Calls that the applications service answers alone. */
export const ApplicationsForwarding = forwardingTo(applicationsService, (forward) => [
  forward(applicationsApi.decideMany, 'decideMany'),
  forward(applicationsApi.remove, 'remove'),

  forward(reviewApi.addNotes, 'addNotes'),
  forward(reviewApi.removeNote, 'removeNote'),
  forward(reviewApi.tags, 'usedTags'),
  forward(reviewApi.changeTags, 'changeTags'),
  forward(reviewApi.saveCriteria, 'saveScoreCriteria'),

  forward(outboxApi.undo, 'undoNotice'),
  forward(outboxApi.send, 'sendNotice'),

  forward(messagesApi.send, 'sendMessages'),
  forward(messageTemplatesApi.list, 'listMessageTemplates'),
  forward(messageTemplatesApi.create, 'createMessageTemplate'),
  forward(messageTemplatesApi.update, 'updateMessageTemplate', { input: asChanges }),
  forward(messageTemplatesApi.remove, 'removeMessageTemplate'),

  forward(interviewsApi.create, 'createInterview'),
  forward(interviewsApi.update, 'updateInterview', { input: asChanges }),
  forward(interviewsApi.answer, 'answerInterview', { input: ({ params, body }) => ({ ...params, answer: body }) }),
  forward(interviewsApi.remove, 'removeInterview'),
  forward(interviewTimesApi.choose, 'chooseTime'),

  forward(calendarApi.get, 'getFeed'),
  forward(calendarApi.remove, 'removeFeed'),
]);
