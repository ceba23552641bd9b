// Writes a labelled set of ads and applicants made from O*NET, of occupations that the judged sets leave out, each seed another one:
//   node scripts/eval/fresh.mjs --out dir [--seed 1] [--jobs 40]
// The set is named onet, as in the development data; titles.json lists its occupations, for vectors built without them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '../lsa.mjs';
import { dataDir } from './data.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '40' },
  },
});
const onetDir = process.env.ONET_DIR ?? fileURLToPath(new URL('../../../../../shared/data/onet', import.meta.url));
const random = randomFrom(Number(options.seed));
const pick = (list) => list[Math.floor(random() * list.length)];

const shuffled = (list) =>
  list
    .map((value) => [random(), value])
    .toSorted((a, b) => a[0] - b[0])
    .map(([, value]) => value);

const rows = (file) =>
  readFileSync(join(onetDir, file), 'utf8')
    .trim()
    .split(/\r?\n/u)
    .slice(1)
    .map((line) => line.split('\t'));

const byCode = (list) => (Map.groupBy ? Map.groupBy(list, ([code]) => code) : grouped(list));

const schools = ['Grade 10', 'Grade 12 certificate', 'Certificate in a trade', "Bachelor's degree", "Master's degree"];

const grouped = (list) => {
  const groups = new Map();
  for (const row of list) {
    groups.set(row[0], [...(groups.get(row[0]) ?? []), row]);
  }
  return groups;
};

const write = (name, list) =>
  writeFileSync(join(options.out, 'onet', name), `${list.map((row) => JSON.stringify(row)).join('\n')}\n`);

/** Three of the same occupation, two trainees or closest relatives, three relatives and four strangers for one ad. */
const makePool = (occupation, at) => {
  const jobId = `fresh-${options.seed}-${at}`;
  const tasks = shuffled(files.tasks.get(occupation.code).map((row) => row[2]));
  const zone = files.zones.get(occupation.code) ?? 2;
  const tools = shuffled((files.tools.get(occupation.code) ?? []).map((row) => row[1]));
  jobs.push({
    jobId,
    title: occupation.title,
    description: occupation.description,
    requirements: [`At least ${zone} years of experience in a similar role`, schools[zone - 1]],
    responsibilities: tasks.slice(0, 6),
    skills: tools.slice(0, 3),
    industry: '',
    experienceLevel: '',
  });
  const own = tasks.slice(6);
  const relatives = files.related
    .get(occupation.code)
    .map((row) => occupations.get(row[1]))
    .filter(Boolean);
  const near = new Set([occupation.code, ...relatives.map(({ code }) => code)]);
  const strangers = shuffled([...occupations.values()].filter(({ code }) => !near.has(code)));
  const add = (other, grade, extra = {}) => {
    const applicationId = `${jobId}-${qrels.length}`;
    applications.push({ applicationId, jobId, ...applicantOf(other, extra) });
    qrels.push({ jobId, applicationId, grade, kind: 'fresh' });
  };
  for (let n = 0; n < 3; n += 1) {
    add(occupation, 3, { tasks: shuffled(own) });
  }
  add(occupation, 2, { tasks: shuffled(own).slice(0, 2), trainee: true });
  add(relatives[0] ?? occupation, 2);
  for (const other of shuffled(relatives.slice(1)).slice(0, 3)) {
    add(other, 1);
  }
  for (const other of strangers.slice(0, 4)) {
    add(other, 0);
  }
};

const applicantOf = (occupation, { tasks, trainee = false }) => {
  const { code } = occupation;
  const title = pick(files.titles.get(code) ?? [[code, occupation.title]])[1];
  const zone = files.zones.get(code) ?? 2;
  const years = trainee ? 1 : 2 + Math.floor(random() * 7);
  const told = (tasks ?? shuffled((files.tasks.get(code) ?? []).map((row) => row[2]))).slice(0, 4);
  const tools = shuffled((files.tools.get(code) ?? []).map((row) => row[1])).slice(0, 5);
  return {
    candidate: {
      bio: '',
      skills: tools,
      experience: [
        `${trainee ? 'Trainee ' : ''}${title}, ${2025 - years} - 2025 (${years} years)`,
        ...told.map((task) => `- ${task}`),
      ].join('\n'),
      education: schools[zone - 1],
    },
    resumeText: '',
    coverLetter: `I am writing to apply for this position. I have worked as ${title.toLowerCase()} and I am available to start immediately.`,
  };
};

const files = {
  tasks: byCode(rows('Task Statements.txt')),
  titles: byCode(rows('Sample of Reported Titles.txt')),
  tools: byCode([...rows('Technology Skills.txt'), ...rows('Tools Used.txt')]),
  related: byCode(rows('Related Occupations.txt')),
  zones: new Map(rows('Job Zones.txt').map(([code, zone]) => [code, Number(zone)])),
};
const judged = new Set(
  existsSync(`${dataDir}/onet/jobs.jsonl`)
    ? readFileSync(`${dataDir}/onet/jobs.jsonl`, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).title)
    : [],
);
const occupations = new Map(
  rows('Occupation Data.txt')
    .map(([code, title, description]) => [code, { code, title, description }])
    .filter(
      ([code, { title }]) =>
        !judged.has(title) && (files.tasks.get(code)?.length ?? 0) >= 14 && files.related.has(code),
    ),
);

const chosen = shuffled([...occupations.values()]).slice(0, Number(options.jobs));
const jobs = [];
const applications = [];
const qrels = [];
chosen.forEach(makePool);
mkdirSync(join(options.out, 'onet'), { recursive: true });
write('jobs.jsonl', jobs);
write('applications.jsonl', applications);
write('qrels.jsonl', qrels);
writeFileSync(join(options.out, 'titles.json'), JSON.stringify([...judged, ...chosen.map(({ title }) => title)]));
console.log(`${jobs.length} ads, ${applications.length} applicants in ${options.out}`);
