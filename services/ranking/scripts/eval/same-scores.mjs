// Whether two builds of the engine say exactly the same, and what processor time each takes for 500 applicants:
// node services/ranking/scripts/eval/same-scores.mjs <older dist folder> [newer dist folder]. An older build is a copied `dist`
// folder beside a `data` folder. They take turns in one process, so that a machine that does other things slows both alike.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataAvailable, readSet } from './data.mjs';

const [older, newer = fileURLToPath(new URL('../../dist', import.meta.url))] = process.argv.slice(2);
const rounds = 12;
const warmUp = 4;
const people = 500;
/** The day is fixed: work "since 2019" grows longer every day. */
const now = () => new Date('2026-11-23T00:00:00Z');

const blank = { firstName: '', lastName: '', bio: '', skills: [], experience: '', education: '' };
const whole = ({ applicationId, candidate, resumeText, coverLetter }) => ({
  applicationId,
  candidate: Object.assign(
    { ...blank },
    ...Object.entries(candidate ?? {}).map(([key, value]) => value && { [key]: value }),
  ),
  resumeText: resumeText ?? '',
  coverLetter: coverLetter ?? '',
});
const wholeJob = (job) => ({ description: '', requirements: [], responsibilities: [], skills: [], ...job });

if (!older || !dataAvailable()) {
  throw new Error('Name the folder of the older build, and where the data is in RANKING_DATA');
}
const scorers = [];
for (const dist of [older, newer]) {
  const { EmbeddedScorer } = await import(`${resolve(dist)}/engine/embedded-scorer.js`);
  scorers.push(new EmbeddedScorer(undefined, now));
}
const sets = ['rjdb', 'onet', 'catres', 'contrast'].flatMap(readSet);
let compared = 0;
let different = 0;
for (const { job, pool } of sets) {
  for (const { application } of pool) {
    const [one, other] = scorers.map((scorer) => JSON.stringify(scorer.assess(wholeJob(job), whole(application))));
    compared += 1;
    different += Number(one !== other);
  }
}
console.log(`${compared} applications, ${different} read differently`);

const [{ job }] = sets;
const all = sets.flatMap(({ pool }) => pool.map(({ application }) => whole(application)));
const spent = [0, 0];
const ratios = [];
for (let round = 0; round < rounds; round += 1) {
  const from = (round % 2) * people;
  const batch = all.slice(from, from + people).map((one) => ({ ...one, coverLetter: `${one.coverLetter} ${round}` }));
  const times = [0, 0];
  for (const at of round % 4 < 2 ? [0, 1] : [1, 0]) {
    const fresh = wholeJob(job);
    const begin = process.cpuUsage();
    batch.forEach((one) => scorers[at].assess(fresh, one));
    const { user, system } = process.cpuUsage(begin);
    times[at] = (user + system) / 1000;
  }
  if (round >= warmUp) {
    spent.forEach((_, at) => (spent[at] += times[at] / (rounds - warmUp)));
    ratios.push(times[1] / times[0]);
  }
}
ratios.sort((one, other) => one - other);
const [before, after] = spent.map((ms) => ms.toFixed(0));
console.log(
  `${people} applicants: ${before} ms of processor time, now ${after}; ratio ${ratios[ratios.length >> 1].toFixed(2)}`,
);
process.exitCode = different > 0 ? 1 : 0;
