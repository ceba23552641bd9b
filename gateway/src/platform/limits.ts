import type { LimitName, Route } from '@workboard/contracts';
import { currentContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { addressKey, networkKey } from './address-key.js';
import type { KnownDevices } from './known-devices.js';

/** What a call is counted under; null when the limit has nothing to count it by. */
export type KeyOf = (request: FastifyRequest, devices: KnownDevices) => string | null;

export interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
  keyOf: KeyOf;
  /** Only calls that are refused count; the others are given back. */
  failuresOnly?: true;
  /** Nobody is harmed by some calls more, so that none waits for the shared count. */
  isGenerous?: true;
}

const byAddress: KeyOf = ({ ip }) => addressKey(ip);
const byUser: KeyOf = () => {
  const { caller } = currentContext();
  return caller ? String(caller.userId) : null;
};
const byCompany: KeyOf = () => {
  const { caller } = currentContext();
  return caller?.companyId ? String(caller.companyId) : null;
};

const byApiToken: KeyOf = () => {
  const { caller } = currentContext();
  return caller?.apiToken ? String(caller.apiToken.id) : null;
};

/** Calls that carry the caller's current password. */
const byPasswordTry: KeyOf = (request, devices) => {
  const { body } = request;
  return typeof body === 'object' && body !== null && 'currentPassword' in body ? byUser(request, devices) : null;
};

const textIn = (body: unknown, name: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().toLowerCase().slice(0, 254)
    : null;
};
const byPhone: KeyOf = ({ body }) => textIn(body, 'phone');
const byEmail: KeyOf = ({ body }) => textIn(body, 'email');
const byEmailAndNetwork: KeyOf = (request, devices) => {
  const email = byEmail(request, devices);
  return email === null ? null : `${email}|${networkKey(request.ip)}`;
};

/** Guesses at an account from browsers that never signed in to it; `nearby` narrows them to the caller's network. */
const byStranger =
  (key: KeyOf): KeyOf =>
  (request, devices) => {
    const email = byEmail(request, devices);
    return email === null || devices.knows(request, email) ? null : key(request, devices);
  };
const byKnownDevice: KeyOf = (request, devices) => {
  const email = byEmail(request, devices);
  return email !== null && devices.knows(request, email) ? email : null;
};
/** One person about one job or application. */
const byUserAnd =
  (name: string): KeyOf =>
  (request, devices) => {
    const [user, about] = [byUser(request, devices), textIn(request.body, name)];
    return user === null || about === null ? null : `${user}|${about}`;
  };

/** The job in the path, and whose browser it is as far as one can tell. */
const byBrowser: KeyOf = ({ ip, headers }) => `${addressKey(ip)}|${(headers['user-agent'] ?? '').slice(0, 200)}`;
const byAddressAndJob: KeyOf = ({ ip, params }) => {
  const job: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  return `${addressKey(ip)}|${String(job).slice(0, 20)}`;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Figures of security-and-reliability A3. Many phones share one address, so limits by address are generous. A call goes
 * through the limits of its name in order, and one that is refused spends nothing of those behind. Nobody can lock an
 * owner out: wrong guesses are counted by the guesser's network, and a browser that signed in before has a count of its
 * own. Only guesses from very many networks close password sign-in to strange browsers; the mailed link stays open.
 */
export const limits: Readonly<Record<LimitName, readonly Limit[]>> = {
  default: [{ points: 1200, duration: minute, keyOf: byAddress, isGenerous: true }],
  /** All calls of a token, besides the limit of each. */
  apiToken: [{ points: 600, duration: minute, keyOf: byApiToken, isGenerous: true }],
  /** Tokens that are none, or not any more. */
  badApiToken: [{ points: 60, duration: 5 * minute, keyOf: byAddress }],
  /** Pages and feeds; each may read several things. */
  page: [{ points: 600, duration: minute, keyOf: byAddress, isGenerous: true }],
  login: [
    { points: 25, duration: 5 * minute, keyOf: byAddress, failuresOnly: true },
    { points: 15, duration: 15 * minute, keyOf: byStranger(byEmailAndNetwork), failuresOnly: true },
    { points: 50, duration: hour, keyOf: byStranger(byEmail), failuresOnly: true },
    { points: 15, duration: 15 * minute, keyOf: byKnownDevice, failuresOnly: true },
  ],
  register: [
    { points: 50, duration: 30 * minute, keyOf: byAddress },
    { points: 5, duration: 30 * minute, keyOf: byEmailAndNetwork },
  ],
  mail: [
    { points: 50, duration: 30 * minute, keyOf: byAddress },
    { points: 5, duration: 30 * minute, keyOf: byEmailAndNetwork },
  ],
  /** Whoever sits at somebody else's open session must not guess the password. */
  password: [
    { points: 1200, duration: minute, keyOf: byAddress, isGenerous: true },
    { points: 10, duration: 15 * minute, keyOf: byPasswordTry },
  ],
  /** Wrong codes are counted by account where they are checked; this is for whoever has no account to begin with. */
  secondFactor: [{ points: 60, duration: 5 * minute, keyOf: byAddress, failuresOnly: true }],
  token: [{ points: 30, duration: 30 * minute, keyOf: byAddress }],
  /** Each sends a text, which costs; the service counts them by number and by address for a day. */
  phoneCode: [
    { points: 30, duration: 30 * minute, keyOf: byAddress },
    { points: 10, duration: hour, keyOf: byBrowser },
    { points: 3, duration: 5 * minute, keyOf: byPhone },
  ],
  upload: [
    { points: 30, duration: 30 * minute, keyOf: byUser },
    { points: 100, duration: day, keyOf: byUser },
  ],
  /** One box of super admins asks five services at each pause in typing. */
  find: [{ points: 120, duration: minute, keyOf: byUser }],
  /** A form asks at each longer pause in typing. */
  advice: [{ points: 60, duration: minute, keyOf: byUser }],
  /** Each reads many people's data, and files besides. */
  export: [{ points: 60, duration: hour, keyOf: byUser }],
  rank: [{ points: 5, duration: 10 * minute, keyOf: byCompany }],
  /** Each applies mails the employer. */
  apply: [
    { points: 3, duration: day, keyOf: byUserAnd('jobId') },
    { points: 60, duration: hour, keyOf: byUser },
  ],
  /** Each mails the applicant. */
  interview: [
    { points: 10, duration: day, keyOf: byUserAnd('applicationId') },
    { points: 200, duration: hour, keyOf: byCompany },
  ],
  /** Each call may mail a hundred applicants; how many in all is counted where they are written (decision P43). */
  message: [
    { points: 20, duration: minute, keyOf: byUser },
    { points: 200, duration: hour, keyOf: byCompany },
  ],
  /** Each may send something to an address of the company's choice. */
  webhook: [{ points: 60, duration: hour, keyOf: byCompany }],
  /** New secret addresses of a calendar. */
  calendarFeed: [{ points: 20, duration: hour, keyOf: byUser }],
  /** Each mails several applicants; the service counts how often the same one is mailed. */
  interviewTimes: [
    { points: 20, duration: hour, keyOf: byCompany },
    { points: 60, duration: day, keyOf: byCompany },
  ],
  /** Reports of ads need no account; many phones share an address. */
  report: [
    { points: 5, duration: hour, keyOf: byBrowser },
    { points: 10, duration: day, keyOf: byAddressAndJob },
    { points: 50, duration: hour, keyOf: byAddress },
  ],
  post: [
    { points: 60, duration: hour, keyOf: byCompany },
    { points: 200, duration: day, keyOf: byCompany },
  ],
};

/** The name of the limit that a call is counted under. */
export const limitOf = ({ limit }: Route): LimitName => limit ?? 'default';
