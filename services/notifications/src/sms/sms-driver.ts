import { maskPhone } from '@workboard/contracts/phone-number';
import { isLocalSite, logger } from '@workboard/service-kit';
import { Refused } from '../deliveries/outcome.js';
import type { Env } from '../env.js';

/** Hands one message to whoever delivers it. Throws `Refused` when that will never work, anything else to be tried again. */
export interface SmsDriver {
  send: (message: { to: string; text: string }) => Promise<void>;
}
export const SMS_DRIVER = Symbol('sms driver');

const timeoutMs = 15_000;

/** Writes messages to the log, on a local site with their words: there it is the only way to learn a code. */
const logDriver = (isLocal: boolean): SmsDriver => ({
  send: ({ to, text }) => {
    logger.info({ to: maskPhone(to), ...(isLocal && { text }) }, 'sms');
    return Promise.resolve();
  },
});

type Provider = { url: string; account: string; token: string; from: string };

/** Speaks Twilio's Messages call, which other providers offer too. */
const httpDriver = ({ url, account, token, from }: Provider): SmsDriver => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.text();
    if (response.ok) {
      return;
    }
    const reason = `provider answered ${response.status}: ${answer.slice(0, 200)}`;
    // 401, 403 and 429 are about us, and pass; other 4xx are about this message.
    const isFinal = response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status);
    throw isFinal ? new Refused(reason) : new Error(reason);
  },
});

/** The way out for texts that SMS_DRIVER names. */
export const smsDriverOf = (env: Env): SmsDriver =>
  env.SMS_DRIVER === 'log'
    ? logDriver(isLocalSite(env.PUBLIC_URL))
    : httpDriver({
        url: env.SMS_URL ?? '',
        account: env.SMS_ACCOUNT ?? '',
        token: env.SMS_TOKEN ?? '',
        from: env.SMS_FROM ?? '',
      });
