import { describe, expect, it } from '@jest/globals';
import { applicationOf } from '../testing/applications.js';
import { pngCases } from '../testing/png-cases.js';
import { EmbeddedScorer } from './embedded-scorer.js';
import { type RankApplication, type RankJob } from './types.js';

const scorer = new EmbeddedScorer(undefined, () => new Date('2026-06-01T00:00:00Z'));
const scoreOf = (job: RankJob, application: RankApplication) => scorer.assess(job, application).score;

const job: RankJob = {
  title: 'Warehouse Supervisor',
  description:
    'We are looking for a supervisor who will run our bonded store in Lae, lead a team of twelve storemen and keep stock records true.',
  requirements: [
    'At least five years of experience in a bonded warehouse',
    'Proven ability to plan shifts and train forklift operators',
    'Diploma in logistics or supply chain management',
  ],
  responsibilities: [
    'Plan the daily receiving, storing and dispatch of imported building materials',
    'Carry out weekly cycle counts and investigate every difference in stock with the accounts section',
    'Train new storemen in safe lifting, forklift rules and the handling of dangerous goods',
  ],
  skills: ['Stock control', 'Forklift licence', 'SAP', 'Team leadership'],
};
const cook = applicationOf({
  skills: ['Baking', 'Menu planning'],
  experience:
    'Cook, Huon Gulf Hotel, 2016 - 2022\nCooked breakfast and lunch for eighty guests and ordered vegetables from the market.',
});
const lines = [...job.requirements, ...job.responsibilities, job.description];
const lowered = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
const reversed = (line: string) => line.split(' ').toReversed().join(' ');
const everySecond = (line: string) => line.replaceAll(/(\S+ \S+ \S+)/gu, '$1 always');

const ways: [string, string][] = [
  ['whole', lines.join('\n')],
  ['in parts', lines.filter((_, at) => at % 2 === 0).join('\n')],
  ['with its words in another order', lines.map(reversed).join('\n')],
  ['in the first person', lines.map((line) => `I have to ${lowered(line)}.`).join(' ')],
  ['with words of their own between', lines.map(everySecond).join('\n')],
  ['behind Tok Pisin', lines.map((line) => `Mi save ${lowered(line)} long wok bilong mi.`).join('\n')],
  ['with an employer', job.responsibilities.map((line) => `At Kamkumung Traders I ${lowered(line)}.`).join('\n')],
  ['as one sentence', lines.join(' and ')],
  ['as skills that were used', job.skills.map((skill) => `Used ${skill} every day with good results.`).join('\n')],
  ['under its own title', [job.title, ...job.responsibilities.map((line) => `- ${line}`)].join('\n')],
];

describe('an ad that is pasted into an application', () => {
  const honest = scoreOf(job, cook);

  it.each(ways)('is worth nothing %s', (_, text) => {
    const { candidate } = cook;
    const mixed = `${candidate.experience}\n${text}`;
    for (const forged of [
      { ...cook, resumeText: text },
      { ...cook, candidate: { ...candidate, experience: mixed } },
      { ...cook, candidate: { ...candidate, bio: text } },
      { ...cook, coverLetter: text },
    ]) {
      expect(scoreOf(job, forged) - honest).toBeLessThanOrEqual(3);
    }
  });

  it('is worth no more when it is tried in several ways at once', () => {
    const forged = {
      ...cook,
      candidate: { ...cook.candidate, skills: [...cook.candidate.skills, ...job.skills] },
      resumeText: ways.map(([, text]) => text).join('\n'),
      coverLetter: lines.join(' '),
    };
    expect(scoreOf(job, forged) - honest).toBeLessThanOrEqual(3);
    expect(scorer.assess(job, forged).flags).toContain('ad-copy');
  });

  it("is recognised from the company's other ads as well", () => {
    const other = 'Supervise the night shift of the cold store and check seals and temperatures of reefer containers';
    const text = `I ${lowered(other)}. I ${lowered(other)}.`;
    const shared = { ...job, otherAds: [other] };
    expect(scoreOf(shared, { ...cook, resumeText: text })).toBeLessThan(scoreOf(job, { ...cook, resumeText: text }));
  });

  it('leaves honest work what it is, whatever other trades the company advertises', () => {
    const otherAds = pngCases.flatMap(({ job: { description, requirements, responsibilities } }) => [
      description,
      ...requirements,
      ...responsibilities,
    ]);
    for (const { job: ad, strong, weak } of pngCases) {
      for (const person of [strong, weak]) {
        const application = applicationOf(person);
        const others = otherAds.filter(
          (line) => ![ad.description, ...ad.requirements, ...ad.responsibilities].includes(line),
        );
        expect(scoreOf({ ...ad, otherAds: others }, application)).toBe(scoreOf(ad, application));
      }
    }
  });

  it('leaves a sentence of own work in its words what it is, when it tells where and how much', () => {
    const told = 'For four years I supervised stock control and forklift loading in a warehouse at Kainantu.';
    const bare = 'I supervised stock control and forklift loading in a warehouse.';
    const gain = (...said: string[]) => {
      const experience = [cook.candidate.experience, ...said].join('\n');
      return scoreOf(job, { ...cook, candidate: { ...cook.candidate, experience } }) - honest;
    };
    expect(gain(told)).toBeGreaterThan(gain(bare) + 10);
    const framed = job.skills.map((skill) => `At Kila Holdings in Wewak I worked with ${skill} for three years.`);
    expect(gain(...framed)).toBeLessThan(gain(told));
  });

  it('does not take the dates of the next line for those of the line above', () => {
    const experience = `${cook.candidate.experience}\n2011 to 2014 at Atlas Freight in Wewak: stock control and forklift loading in the warehouse.`;
    const { passages } = scorer.understand(job, { ...cook, candidate: { ...cook.candidate, experience } });
    expect(passages.find(({ flat }) => flat.includes('breakfast'))?.calendarYears).toBeNull();
    expect(passages.find(({ flat }) => flat.includes('atlas freight'))?.calendarYears).toBe(3);
  });

  it('leaves what applicants did themselves as it is, though they use the words of the ad', () => {
    const supervisor = applicationOf({
      skills: ['Stock control', 'Forklift licence'],
      experience:
        'Warehouse Supervisor, Bishop Brothers, Lae, 2015 - 2024\nPlanned receiving and dispatch of building materials with nine storemen.\n' +
        'Counted stock each week and cleared differences with accounts.',
    });
    const both = { ...supervisor, resumeText: lines.join('\n') };
    expect(scoreOf(job, supervisor)).toBeGreaterThan(honest + 30);
    expect(scoreOf(job, both)).toBeGreaterThan(scoreOf(job, supervisor) - 5);
  });
});

describe('a claim in the words of the ad', () => {
  const asked: RankJob = {
    ...job,
    requirements: ['3 years as a Warehouse Supervisor', ...job.requirements.slice(1)],
  };
  const duties = asked.responsibilities.map((line) => `Every day I ${lowered(line)}.`);
  const framed = asked.skills.map((skill) => `At Kila Holdings in Wewak I worked with ${skill} for three years.`);
  const gain = (lines: string[], to: Partial<RankJob> = {}) => {
    const experience = [cook.candidate.experience, ...lines].join('\n');
    const ad = { ...asked, ...to };
    return scoreOf(ad, { ...cook, candidate: { ...cook.candidate, experience } }) - scoreOf(ad, cook);
  };

  it.each([
    ['the years asked for', 'I bring 3 years as a Warehouse Supervisor.'],
    ['a holder of them', 'Holder of 3 years as a Warehouse Supervisor.'],
    ['a word put for another', '3 years as a Warehouse Overseer.'],
    ['a profile', 'Seasoned Warehouse Supervisor with 3 years and proven ability.'],
    ['Tok Pisin', 'Mi bin wok olsem Warehouse Supervisor long 3 yia.'],
  ])('makes no copy believed below it: %s', (_, heading) => {
    expect(gain([heading, ...duties])).toBeLessThanOrEqual(gain([heading]) + 3);
    expect(gain([heading, ...duties, ...framed, ...lines])).toBeLessThanOrEqual(gain([heading]) + 3);
  });

  it('is worth little when each skill has a firm, a town and years', () => {
    expect(gain(framed)).toBeLessThanOrEqual(5);
    expect(gain(framed, { requirements: ['Proven experience in a similar role'] })).toBeLessThanOrEqual(5);
  });

  it('is no more than a list under work that resembles the job, when it tells of another firm', () => {
    const related = { ...cook.candidate, skills: [], experience: 'Stock Supervisor, Huon Gulf Hotel, 2016 - 2022' };
    const listed = scoreOf(asked, { ...cook, candidate: { ...related, skills: asked.skills } });
    const experience = [related.experience, ...framed].join('\n');
    expect(scoreOf(asked, { ...cook, candidate: { ...related, experience } })).toBeLessThanOrEqual(listed + 1);
  });

  it('counts when it tells whose work it was', () => {
    expect(gain(['Warehouse Supervisor at Bishop Brothers, Lae, for 3 years.', ...duties])).toBeGreaterThan(30);
  });
});

describe.each(pngCases)('for the ad of a $job.title', ({ job: ad, ...people }) => {
  it('brings who works elsewhere nothing', () => {
    const elsewhere = applicationOf(people.elsewhere);
    const text = [...ad.requirements, ...ad.responsibilities].map((line) => `Every day I ${lowered(line)}.`).join('\n');
    expect(scoreOf(ad, { ...elsewhere, resumeText: text }) - scoreOf(ad, elsewhere)).toBeLessThanOrEqual(5);
  });
});

describe('an ad that is told in Tok Pisin', () => {
  const lodge: RankJob = {
    title: 'Lodge Attendant',
    description: 'A cook and cleaner for a lodge.',
    requirements: ['Cook', 'Cleaner'],
    responsibilities: [],
    skills: ['Cook', 'Cleaner', 'Customer service'],
  };
  const seller = 'Market seller, Gordons, 2019 - 2022';
  const gainOf = (line: string) =>
    scoreOf(lodge, applicationOf({ skills: [], experience: `${seller}\n${line}` })) -
    scoreOf(lodge, applicationOf({ skills: [], experience: seller }));

  it.each(['Mi kuk na klina', 'Mi save gut long wok kuk na klina', 'Mi mekim wok klina, kuk, na kastoma sevis'])(
    'is a bare claim: %s',
    (line) => {
      expect(gainOf(line)).toBeLessThan(5);
    },
  );

  it.each(['Mi kuk long Rondon Ridge lodge 5 yia', 'Kuk, Bird of Paradise Hotel, Goroka, 2011 - 2016'])(
    'and work told of is none: %s',
    (line) => {
      expect(gainOf(line)).toBeGreaterThan(15);
    },
  );
});

const taken = (text: string) => scorer.assess(job, { ...cook, resumeText: text });

describe('the flag for text taken from the ad', () => {
  it.each(ways.filter(([way]) => /order|between/u.test(way)))(
    'is raised with the sentences for an ad %s',
    (_, text) => {
      const { flags, copied } = taken(text);
      expect(flags).toContain('ad-copy');
      expect(text.split('\n')).toEqual(expect.arrayContaining(copied ?? []));
    },
  );

  it('is not raised for one sentence that is like the ad, nor for the names of jobs', () => {
    expect(taken(`${reversed(job.responsibilities[1]!)}\nSupervisor\nStoremen`).flags).not.toContain('ad-copy');
    expect(scorer.assess(job, cook).flags).toEqual([]);
  });
});

const taught = (education: string) => scoreOf(job, { ...cook, candidate: { ...cook.candidate, education } });

describe('lines of the ad under education', () => {
  it('are worth nothing, but for the paper that it asks for', () => {
    const [years, ability, diploma] = job.requirements;
    const honest = taught('Grade 12, Bugandi');
    for (const line of [years, ability, ...job.responsibilities.slice(0, 2)]) {
      expect(taught(`Grade 12, Bugandi\n${line}`)).toBeLessThan(honest + 0.5);
    }
    expect(taught(`Grade 12, Bugandi\n${diploma}`)).toBeGreaterThan(honest + 1);
  });
});
