import {
  extendJobPath,
  incomingSmsPath,
  interviewAnswerPath,
  interviewTimesPath,
  type MailPage,
  notificationsService,
  unsubscribePath,
} from '@workboard/contracts';
import type { Client } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Notifications = Client<typeof notificationsService>;

const sendPage = (reply: FastifyReply, { html, csp, status = 200 }: MailPage): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', csp)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);

/** A field of a form as whoever sent it meant it; what no browser sends is nothing. */
const textIn = (value: unknown, length: number): string => (typeof value === 'string' ? value.slice(0, length) : '');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Calls that mail programs, mailed pages and the SMS provider make: without a cookie, form-encoded, from anywhere (RFC 8058).
 * A page that hides where it came from posts without an origin.
 */
export const foreignCallers = [
  unsubscribePath(''),
  interviewAnswerPath(''),
  interviewTimesPath(''),
  extendJobPath(''),
  incomingSmsPath,
];

/** Unsubscribe pages, answers to interviews, times to choose from, ads to extend, the SMS provider's calls, and on a local machine the examples of all mails. */
export const serveMailPages = async (
  server: FastifyInstance,
  { notifications, publicUrl }: { notifications: Notifications; publicUrl: string },
): Promise<void> => {
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.get<{ Params: { token: string } }>(unsubscribePath(':token'), async ({ params }, reply) =>
      sendPage(reply, await notifications.unsubscribePage(params)),
    );
    scope.post<{ Params: { token: string } }>(unsubscribePath(':token'), async ({ params }, reply) =>
      sendPage(reply, await notifications.unsubscribe(params)),
    );
    scope.get<{ Params: { token: string }; Querystring: { answer?: unknown } }>(
      interviewAnswerPath(':token'),
      async ({ params, query }, reply) =>
        sendPage(reply, await notifications.interviewAnswerPage({ ...params, answer: textIn(query.answer, 40) })),
    );
    scope.post<{ Params: { token: string }; Body: Record<string, unknown> | undefined }>(
      interviewAnswerPath(':token'),
      async ({ params, body }, reply) => {
        const form = {
          answer: textIn(body?.['answer'], 40),
          message: textIn(body?.['message'], 5000),
          sequence: textIn(body?.['sequence'], 20),
        };
        return sendPage(reply, await notifications.answerInvitation({ ...params, ...form }));
      },
    );
    scope.get<{ Params: { token: string } }>(interviewTimesPath(':token'), async ({ params }, reply) =>
      sendPage(reply, await notifications.interviewTimesPage(params)),
    );
    scope.post<{ Params: { token: string }; Body: Record<string, unknown> | undefined }>(
      interviewTimesPath(':token'),
      async ({ params, body }, reply) =>
        sendPage(reply, await notifications.chooseInterviewTime({ ...params, time: textIn(body?.['time'], 20) })),
    );
    scope.get<{ Params: { token: string } }>(extendJobPath(':token'), async ({ params }, reply) =>
      sendPage(reply, await notifications.extendJobPage(params)),
    );
    scope.post<{ Params: { token: string } }>(extendJobPath(':token'), async ({ params }, reply) =>
      sendPage(reply, await notifications.extendJob(params)),
    );
    scope.post(incomingSmsPath, async ({ body, headers, url }, reply) => {
      await notifications.receiveSms({
        url: `${publicUrl}${url}`,
        signature: String(headers['x-twilio-signature'] ?? ''),
        fields: body as Record<string, string>,
      });
      return reply.type('text/xml').send('<Response/>');
    });
    scope.get('/dev/mails', async (_request, reply) => {
      const mails = await notifications.mailPreviews({});
      const sections = mails.map(
        ({ name, subject, html, text }) =>
          `<section><h2>${escape(name)}</h2><p>${escape(subject)}</p><iframe title="${escape(name)}" srcdoc="${escape(html)}"></iframe><pre>${escape(text)}</pre></section>`,
      );
      const style =
        'body{font:16px/1.5 system-ui;margin:2rem;max-width:1000px}iframe{width:100%;height:640px;border:1px solid #ccc}pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}';
      return sendPage(reply, {
        html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><style>${style}</style><h1>Mails</h1>${sections.join('')}</html>`,
        csp: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'",
      });
    });
    done();
  });
};
