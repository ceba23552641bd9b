import { describe, expect, it } from '@jest/globals';
import { dayOf } from '@workboard/contracts';
import { applications, companies, data, interviews, jobById, jobs, now, userById } from './testing/sample.js';

const { history, notes, scorecards, messages, tags, applicationSources, viewSources, acts } = data.past;
const of = (applicationId: number) => history.filter((row) => row.applicationId === applicationId);
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

describe('the past of the demo data', () => {
  it('leads each application to its status, step by step, by somebody of the team and never after now', () => {
    for (const application of applications) {
      const rows = of(application.id);
      const moves = rows.filter(({ kind }) => kind === 'status_changed');
      expect(moves.at(-1)?.data['to'] ?? 'applied').toBe(application.status);
      expect(moves.map(({ data: { from } }) => from)).toEqual(
        ['applied', ...moves.map(({ data: { to } }) => to)].slice(0, moves.length),
      );
      expect(rows.filter(({ at }) => at < application.appliedAt || at > now)).toEqual([]);
      const companyId = jobById.get(application.jobId)?.companyId;
      const strangers = rows.filter(
        ({ actor, actorId }) => actor === 'team' && userById.get(actorId ?? 0)?.companyId !== companyId,
      );
      expect(strangers).toEqual([]);
    }
  });

  it('answers most of those who were decided about within days', () => {
    const waits = applications
      .flatMap(({ id, appliedAt }) => {
        const told = of(id).find(({ kind }) => kind === 'told');
        return told ? [(told.at.getTime() - appliedAt.getTime()) / 86_400_000] : [];
      })
      .toSorted((one, other) => one - other);
    const median = waits[Math.floor(waits.length / 2)] ?? 0;
    expect(median).toBeGreaterThan(1);
    expect(median).toBeLessThan(10);
  });

  it('has notes, tags, scores, messages and interviews that are over, and leaves the crowded job alone', () => {
    expect(notes.length).toBeGreaterThan(50);
    expect(tags.size).toBeGreaterThan(50);
    expect(scorecards.length).toBeGreaterThan(20);
    expect(messages.length).toBeGreaterThan(10);
    expect(interviews.filter(({ outcome }) => outcome === 'attended').length).toBeGreaterThan(5);
    const [crowded] = jobs.toSorted((one, other) => other.applications - one.applications);
    const there = new Set(applications.filter(({ jobId }) => jobId === crowded?.id).map(({ id }) => id));
    expect([...notes, ...scorecards, ...messages].filter(({ applicationId }) => there.has(applicationId))).toEqual([]);
  });

  it('counts every view and every application by where it came from, once for each day and source', () => {
    for (const { id, views, applications: applied } of jobs) {
      expect(sum(viewSources.filter(({ jobId }) => jobId === id))).toBe(views);
      expect(sum(applicationSources.filter(({ jobId }) => jobId === id))).toBe(applied);
    }
    const looked = new Map(viewSources.map(({ jobId, day, source, count }) => [`${jobId} ${day} ${source}`, count]));
    expect(
      applicationSources.filter(
        ({ jobId, day, source, count }) => (looked.get(`${jobId} ${day} ${source}`) ?? 0) < count,
      ),
    ).toEqual([]);
    for (const rows of [viewSources, applicationSources]) {
      expect(new Set(rows.map(({ jobId, day, source }) => `${jobId} ${day} ${source}`)).size).toBe(rows.length);
      expect(rows.filter(({ day }) => day > dayOf(now))).toEqual([]);
    }
  });

  it('knows who registered each company and who authorised it', () => {
    expect(acts.filter(({ action }) => action === 'company_created')).toHaveLength(companies.length);
    expect(acts.filter(({ action }) => action === 'company_authorised')).toHaveLength(
      companies.filter(({ status }) => status === 'authorised').length,
    );
  });
});
