import { describe, expect, it } from '@jest/globals';
import { emptyApplication } from '../testing/applications.js';
import { EmbeddedScorer } from './embedded-scorer.js';
import { type RankApplication, type RankJob } from './types.js';

const scorer = new EmbeddedScorer(undefined, () => new Date('2026-06-01T00:00:00Z'));
const job: RankJob = {
  title: 'HSE Adviser',
  description: 'Look after safety on site.',
  requirements: [
    'At least five years in this line of work',
    'Four years in mining',
    'Qualification in occupational health and safety',
  ],
  responsibilities: ['Investigate incidents'],
  skills: ['Incident investigation'],
};
const applying = (experience: string, change: Partial<RankApplication> = {}): RankApplication => ({
  ...emptyApplication,
  ...change,
  candidate: { ...emptyApplication.candidate, ...change.candidate, experience },
});
const reasonFor = (criterion: string, application: RankApplication) =>
  scorer.assess(job, application).reasons.find((reason) => reason.criterion === criterion);
const [lineOfWork = '', mining = '', qualification = ''] = job.requirements;

describe('years asked for', () => {
  it('are added up from dated jobs in the same work and said', () => {
    const reason = reasonFor(
      lineOfWork,
      applying(
        'HSE Adviser, Ok Tedi Mining, 2019 - 2025\nInvestigated incidents at the mine.\nSafety Officer, Porgera mine, 2016 - 2019\nOccupational health and safety inspections.',
      ),
    );
    expect(reason).toMatchObject({ met: 'yes', note: '9 y in this work (2016–2025); 5 y asked' });
  });

  it('count once where two jobs were held at the same time', () => {
    const reason = reasonFor(
      lineOfWork,
      applying('HSE Adviser, Ok Tedi Mining, 2021 - 2024\nHSE Adviser, Lihir Gold, 2022 - 2024'),
    );
    expect(reason).toMatchObject({ met: 'no', note: '3 y in this work (2021–2024); 5 y asked' });
  });

  it('are taken from what is stated without dates', () => {
    const stated =
      'Safety professional with 17 years of experience in occupational health and safety in mining. Investigated incidents and trained crews.';
    const reason = reasonFor(lineOfWork, applying('', { resumeText: stated }));
    expect(reason).toMatchObject({ met: 'yes', note: '17 y stated; 5 y asked' });
    expect(reasonFor(mining, applying('', { resumeText: stated }))?.met).toBe('yes');
  });

  it('are not shown by years in other work', () => {
    const cook = applying('Cook, Huon Gulf Hotel, 2010 - 2025\nCooked breakfast and lunch for eighty guests.');
    expect(reasonFor(lineOfWork, cook)?.met).toBe('unknown');
  });
});

describe('a qualification', () => {
  it('is not shown by the name of a job', () => {
    const worker = applying('Occupational Health and Safety Officer, Ok Tedi Mining, 2019 - 2025');
    expect(reasonFor(qualification, worker)).toMatchObject({ met: 'unknown' });
  });

  it.each([
    [
      'schooling',
      applying('', {
        candidate: { ...emptyApplication.candidate, education: 'Diploma in Occupational Health and Safety' },
      }),
    ],
    [
      'a paper that the resume names',
      applying('', { resumeText: 'Certificate in Occupational Health and Safety, NSW TAFE, 2018.' }),
    ],
  ])('is shown by %s', (_, application) => {
    expect(reasonFor(qualification, application)?.met).toBe('yes');
  });
});

describe('the remark that the ad was copied', () => {
  const wording: RankJob = {
    ...job,
    responsibilities: [
      'Investigate incidents and near misses on site and report them to the mine inspector each month',
    ],
  };

  it('shows the sentence that stands word for word in the ad', () => {
    const sentence = `I ${wording.responsibilities[0]}`;
    const { flags, copied } = scorer.assess(
      wording,
      applying('Cook, Huon Gulf Hotel, 2010 - 2025', { resumeText: sentence }),
    );
    expect(flags).toContain('ad-copy');
    expect(copied).toEqual([sentence]);
  });

  it('is not made for words of the trade', () => {
    const { flags, copied } = scorer.assess(
      wording,
      applying('HSE Adviser, Ok Tedi Mining, 2019 - 2025', {
        resumeText: 'Investigated incidents and near misses. Incident investigation. Reports to the mine inspector.',
      }),
    );
    expect(flags).not.toContain('ad-copy');
    expect(copied).toBeUndefined();
  });
});
