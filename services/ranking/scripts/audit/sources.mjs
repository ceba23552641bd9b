import { existsSync, readFileSync } from 'node:fs';
import { parseCsv } from './impact.mjs';

const day = (date) => date.toISOString().slice(0, 10);

/** The demo data, ranked here and now; sex by the demo's first names, province by the place in the profile. */
export const demoRows = async () => {
  const { buildDemoData } = await import('../../../../infra/dist/seed/demo-data.js');
  const { sexOfDemoName } = await import('../../../../infra/dist/seed/names.js');
  const { provinces } = await import('../../../../infra/dist/seed/provinces.js');
  const { EmbeddedScorer, embeddedVersion } = await import('../../dist/engine/embedded-scorer.js');
  const scorer = new EmbeddedScorer();
  const data = buildDemoData({ now: new Date() });
  const jobs = new Map(data.jobs.map((job) => [job.id, job]));
  const users = new Map(data.users.map((user) => [user.id, user]));
  const provinceIn = (place) => provinces.find(({ towns }) => towns.some((town) => place?.startsWith(town)))?.name;
  const rows = data.applications.map(({ id, jobId, userId, status, coverLetter }) => {
    const { firstName, lastName, location, bio, skills, experience, education } = users.get(userId);
    const candidate = {
      firstName,
      lastName,
      bio: bio ?? '',
      skills: [...skills],
      experience: experience ?? '',
      education: education ?? '',
    };
    const application = { applicationId: id, candidate, resumeText: '', coverLetter };
    const { score } = scorer.assess(jobs.get(jobId), application);
    return { jobId, score, status, sex: sexOfDemoName(firstName), province: provinceIn(location) };
  });
  const days = data.applications.map(({ appliedAt }) => appliedAt).toSorted((a, b) => a - b);
  return { rows, source: 'demo data', version: embeddedVersion, from: day(days[0]), to: day(days.at(-1)) };
};

/** Sex and province by application. A file that is not there or lacks a column is an error, never "unknown". */
const groupsIn = (categories) => {
  if (!existsSync(categories)) {
    throw new Error(`There is no file ${categories}.`);
  }
  const rows = parseCsv(readFileSync(categories, 'utf8'));
  const missing = ['applicationId', 'sex', 'province'].filter((name) => !rows.some((row) => name in row));
  if (missing.length > 0) {
    throw new Error(`${categories} has no column ${missing.join(', ')}.`);
  }
  return new Map(rows.map(({ applicationId, sex, province }) => [Number(applicationId), { sex, province }]));
};

/**
 * The newest ranking of each job of a year in the operator's own database, as its employer saw it: with the criteria as they are
 * weighed now and the reasons as they were corrected. Sex and province come from a separate file (columns applicationId, sex,
 * province) that is read, joined in memory, and kept nowhere.
 */
export const databaseRows = async ({ url, categories, from, to }) => {
  for (const date of [from, to]) {
    if (!/^\d{4}-\d\d-\d\d$/u.test(date) || Number.isNaN(Date.parse(date))) {
      throw new Error(`"${date}" is no date such as 2026-01-31.`);
    }
  }
  const groups = groupsIn(categories);
  const { Client } = await import('pg');
  const { adjust } = await import('../../dist/adjustments/adjust.js');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT run.job_id AS "jobId", entry.application_id AS id, entry.score, coalesce(entry.reasons, '[]') AS reasons,
         application.status, run.version, coalesce(settings.importances, '{}') AS importances,
         (SELECT coalesce(json_object_agg(criterion, verdict), '{}') FROM ranking.reason_corrections AS said
          WHERE said.application_id = entry.application_id) AS verdicts
       FROM (SELECT DISTINCT ON (job_id) coalesce(repeats, id) AS id, job_id, version FROM ranking.runs
             WHERE state = 'done' AND created_at >= $1 AND created_at < $2::date + 1 ORDER BY job_id, created_at DESC) AS run
       JOIN ranking.run_entries AS entry ON entry.run_id = run.id AND entry.score IS NOT NULL
       JOIN applications.applications AS application ON application.id = entry.application_id
       LEFT JOIN ranking.criteria_settings AS settings ON settings.job_id = run.job_id`,
      [from, to],
    );
    const versions = [...new Set(rows.map(({ version }) => version))].join(', ') || 'none';
    const known = rows.map(({ jobId, id, score, reasons, status, importances, verdicts }) => {
      const corrections = new Map([[id, new Map(Object.entries(verdicts))]]);
      const seen = adjust({ applicationId: id, score, reasons }, { importances, corrections });
      return { jobId, score: seen.score, status, ...groups.get(id) };
    });
    return { rows: known, source: 'own database', version: versions, from, to };
  } finally {
    await client.end();
  }
};
