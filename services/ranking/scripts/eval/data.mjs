import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dir =
  process.env.RANKING_DATA ?? fileURLToPath(new URL('../../../../../shared/data/ranking/dev', import.meta.url));

const lines = (file) => {
  const path = `${dir}/${file}`;
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
};

/** Whether the test data is there; it is kept outside the repository. */
export const dataAvailable = () => existsSync(dir);
export const dataDir = dir;

/** One set as jobs with their pools: { job, pool: { application, grade }[] }. */
export const readSet = (name) => {
  const applications = lines(`${name}/applications.jsonl`);
  const grades = new Map(lines(`${name}/qrels.jsonl`).map((row) => [`${row.jobId} ${row.applicationId}`, row.grade]));
  return lines(`${name}/jobs.jsonl`).map((job) => ({
    job,
    pool: applications
      .filter((application) => application.jobId === job.jobId || application.jobId === '*')
      .map((application) => ({ application, grade: grades.get(`${job.jobId} ${application.applicationId}`) })),
  }));
};

export const readPairs = () => lines('contrast/pairs.jsonl');
