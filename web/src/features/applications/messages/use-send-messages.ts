import type { SentMessages } from '@workboard/contracts';
import type { MessageForm } from '@workboard/contracts/api/messages';
import { messageRecipientsMax } from '@workboard/contracts/constants';
import { useState } from 'react';
import { api } from '../../../lib/api/api.js';
import { plural } from '../../../lib/text/text.js';
import { keyOf, readList } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import type { Recipient } from '../../../entities/application/messages/recipients.js';
import { sayRefusals } from '../../../components/lists/refusals.js';

/** What was written about an application. */
export const messagesQuery = (id: number) => readList('/applications/{id}/messages', { params: { id } });

/**
 * Sends a message to some; says who could not be written to, and closes when all were. Those who got it are not sent it again
 * when the rest is tried once more.
 */
export const useSendMessages = (recipients: readonly Recipient[], onDone: () => void) => {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly number[]>([]);
  const left = recipients.filter(({ id }) => !done.includes(id));
  const send = useAction<MessageForm, SentMessages>({
    run: async (message, { idempotencyKey }) => {
      const all: SentMessages = { sent: [], refused: [] };
      for (let from = 0; from < left.length; from += messageRecipientsMax) {
        const ids = left.slice(from, from + messageRecipientsMax).map(({ id }) => id);
        // Each part is a call of its own.
        const options = { idempotencyKey: `${idempotencyKey}.${ids[0]}` };
        const answer = await api.post('/messages', { body: { ...message, ids }, ...options });
        setDone((before) => [...before, ...answer.sent.map(({ applicationId }) => applicationId)]);
        all.sent.push(...answer.sent);
        all.refused.push(...answer.refused);
      }
      return all;
    },
    refresh: recipients.flatMap(({ id }) => [
      messagesQuery(id).queryKey,
      keyOf('/applications/{id}/history', { params: { id } }),
    ]),
    success: ({ sent }) =>
      sent.length > 0
        ? {
            title: sent.length === 1 ? 'Message sent' : `${plural(sent.length, 'message')} sent`,
            text: sent.length === 1 ? recipients.find(({ id }) => id === sent[0]?.applicationId)?.name : undefined,
          }
        : null,
    failure: { title: 'Error', text: 'Failed to send the message.' },
    onSuccess: (answer) => {
      setRefused(sayRefusals(answer.refused, recipients, ({ name }) => name));
      if (answer.refused.length === 0) {
        onDone();
      }
    },
  });
  return { send, refused, left };
};
