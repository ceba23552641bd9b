import type { ScoreVerdict } from '@workboard/contracts';
import { addDays, daysBetween } from '../calendar.js';
import type { Random } from '../random.js';
import type { DemoApplication, DemoJob } from '../types.js';
import type { Step } from './steps.js';
import type { PastHappening, PastMessage, PastNote, PastScorecard } from './types.js';

const tags = ['Local', 'Own transport', 'Strong on safety', 'Call first', 'Keep on file', 'Knows the machines'];
const notes = [
  'Spoke on the phone: can start within a month.',
  'Referee at the last employer speaks well of the work.',
  'Asked about housing; we offer none at this site.',
  'Certificates seen, originals at the interview.',
  'Good letter, names our site and the roster.',
  'Compare with the second one from the same province.',
];
const messages = [
  ['Your certificates', 'Please bring the originals of your certificates when you come to see us.'],
  ['A question about the roster', 'The roster is three weeks on and one week off. Does that suit you and your family?'],
  ['Thank you for applying', 'We have read your application and will be in touch within two weeks.'],
] as const;
const most = 5;

interface Work {
  application: DemoApplication;
  job: DemoJob;
  steps: readonly Step[];
  team: readonly number[];
  random: Random;
  now: Date;
}

export interface TeamWork {
  happenings: PastHappening[];
  notes: Omit<PastNote, 'id'>[];
  tags: string[];
  scorecards: PastScorecard[];
  messages: Omit<PastMessage, 'id'>[];
}

const verdictOf = (average: number): ScoreVerdict =>
  average >= 4.3 ? 'strong_yes' : average >= 3.4 ? 'yes' : average >= 2.6 ? 'unsure' : 'no';

const scorecardOf = ({ application, job, random }: Work, userId: number, updatedAt: Date): PastScorecard => {
  const scores = job.skills.slice(0, most).map((criterion) => ({
    criterion,
    score: random.weighted([
      [2, 1],
      [3, 3],
      [4, 4],
      [5, 2],
    ]),
  }));
  const average = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  return { applicationId: application.id, userId, scores, verdict: verdictOf(average), average, updatedAt };
};

/** What the team noted, tagged, scored and wrote about somebody whom they decided about (decisions P43 to P47). */
export const teamWorkOf = (work: Work): TeamWork => {
  const { application, job, steps, team, random, now } = work;
  const { id: applicationId, status } = application;
  const done: TeamWork = { happenings: [], notes: [], tags: [], scorecards: [], messages: [] };
  const last = steps.at(-1);
  if (!last) {
    return done;
  }
  const soon = (): Date => {
    const left = daysBetween(last.at, now);
    return addDays(last.at, random.next() * Math.min(0.4, left * 0.8));
  };
  const happened = (actorId: number, kind: PastHappening['kind'], at: Date, data: PastHappening['data'] = {}) =>
    done.happenings.push({ applicationId, at, actor: 'team', actorId, kind, data });
  if (random.chance(0.25)) {
    const [authorId, createdAt] = [random.pick(team), soon()];
    done.notes.push({ applicationId, authorId, text: random.pick(notes), createdAt });
    happened(authorId, 'note_added', createdAt);
  }
  if (random.chance(0.2)) {
    done.tags = random.sample(tags, random.int(1, 2));
    happened(random.pick(team), 'tagged', soon(), { added: done.tags, removed: [] });
  }
  if (['interviewing', 'offered', 'hired'].includes(status) && job.skills.length > 0 && random.chance(0.5)) {
    for (const userId of random.sample(team, random.int(1, 2))) {
      const at = soon();
      done.scorecards.push(scorecardOf(work, userId, at));
      happened(userId, 'scored', at);
    }
  }
  if (status !== 'rejected' && random.chance(0.12)) {
    const [subject, text] = random.pick(messages);
    const [senderId, sentAt] = [random.pick(team), soon()];
    done.messages.push({ applicationId, senderId, kind: 'general', subject, text, sentAt });
    happened(senderId, 'message_sent', sentAt);
  }
  return done;
};
