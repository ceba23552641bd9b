import type { Call, Routes } from '@workboard/contracts/api/calls';
import { fillPath, type Path } from '../lib/api/address.js';
import type { Waiting } from './waiting-entry.js';

export type Outcome = 'sent' | 'later' | 'signIn' | 'already' | 'refused';

/** Statuses after which the same call may well succeed. */
const passing = new Set([0, 408, 425, 429]);

interface Answered {
  kind: Waiting['kind'];
  /** 0 when no answer came. */
  status: number;
  code?: string;
}

/** What an answer means for the entry that was sent (decision P51). */
export const outcomeOf = ({ kind, status, code }: Answered): Outcome => {
  if (passing.has(status) || status >= 500) {
    return 'later';
  }
  const stands =
    (kind === 'save' && code === 'already_saved') ||
    (kind === 'unsave' && status === 404) ||
    (kind === 'withdraw' && code === 'application_withdrawn');
  if (status < 400 || stands) {
    return 'sent';
  }
  if (status === 401) {
    return 'signIn';
  }
  return code === 'already_applied' ? 'already' : 'refused';
};

interface Change {
  put: Waiting[];
  remove: string[];
}

/**
 * How the list of one account changes when something is added: a job is applied for once, unsaving takes a saving back that was
 * not sent yet (and the other way round), and newer notes take the place of older ones.
 */
export const addTo = (list: readonly Waiting[], entry: Waiting): Change => {
  const same = list.filter(({ jobId, accountId }) => jobId === entry.jobId && accountId === entry.accountId);
  if (entry.kind === 'apply') {
    const earlier = same.filter(({ kind }) => kind === 'apply');
    return earlier.some(({ state }) => state === 'waiting' || state === 'signIn')
      ? { put: [], remove: [] }
      : { put: [entry], remove: earlier.map(({ key }) => key) };
  }
  if (entry.kind === 'notes' || entry.kind === 'withdraw') {
    const earlier = same.filter(({ kind }) => kind === entry.kind);
    return { put: [entry], remove: earlier.map(({ key }) => key) };
  }
  const others = same.filter(({ kind }) => kind === 'save' || kind === 'unsave');
  const last = others.at(-1);
  const takesBack = last !== undefined && last.kind !== entry.kind && last.state !== 'refused';
  return { put: takesBack || last?.kind === entry.kind ? [] : [entry], remove: takesBack ? [last.key] : [] };
};

interface WaitingCall {
  method: string;
  path: string;
  body?: object;
}

const callTo = <M extends 'POST' | 'PUT' | 'DELETE', P extends Path<M>>(
  method: M,
  path: P,
  { params, body }: Call<Routes<M>[P]>,
): WaitingCall => ({ method, path: fillPath(path, params), body: body as object | undefined });

/** The call that sends an entry. */
export const callOf = (entry: Waiting): WaitingCall => {
  const { kind, jobId, coverLetter = '', answers, source, metadata = {}, applicationId: id = 0 } = entry;
  switch (kind) {
    case 'apply':
      return callTo('POST', '/applications', { body: { jobId, coverLetter, answers, source } });
    case 'save':
      return callTo('POST', '/saved-jobs', { body: { jobId } });
    case 'notes':
      return callTo('PUT', '/saved-jobs/{jobId}/metadata', { params: { jobId }, body: metadata });
    case 'withdraw':
      return callTo('POST', '/applications/{id}/withdraw', { params: { id } });
    default:
      return callTo('DELETE', '/saved-jobs/{jobId}', { params: { jobId } });
  }
};

const typed = (value: unknown): unknown => {
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  return typeof value === 'object' && value !== null ? typedAnswers(value) : (value ?? '');
};

/** Answers as the fields of the form hold them, for a letter that is given back. */
export const typedAnswers = (answers: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, typed(value)]));

/** Nobody comes back for what is older; it goes, unread. */
const keptForMs = 30 * 86_400_000;

/** Whether an entry is too old to be sent at all. */
export const isTooOld = ({ at }: Pick<Waiting, 'at'>, now: number): boolean => now - new Date(at).getTime() > keptForMs;

const minute = 60_000;
const units = [
  ['day', 1440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** '2 hours ago' */
export const agoWords = (iso: string, now = Date.now()): string => {
  const ms = now - new Date(iso).getTime();
  const [unit, length] = units.find(([, size]) => ms >= size) ?? [];
  if (unit === undefined) {
    return 'just now';
  }
  const count = Math.floor(ms / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};
