import type { Career } from './career.js';
import { shortTitle } from './job-text.js';
import type { Random } from './random.js';
import { capitalise, decapitalise, fill, lines, listing, withArticle } from './text.js';
import type { DemoCompany, DemoJob, DemoUser } from './types.js';

/** How well a person's trade fits an ad: the same occupation, the same line of business, or neither. */
export type Fit = 'good' | 'related' | 'poor';

const greetings = ['Dear Hiring Manager,', 'Dear Sir or Madam,', 'Dear Recruitment Team,', 'Gutpela de,'];

const openings: Record<Fit, readonly string[]> = {
  good: lines`
    I am writing to apply for the position of {job} at {company} in {town}. I am {aTitle} with {length} of experience, and the work that you describe is the work I do best.
    Please accept my application for {job}. For {length} I have worked as {aTitle}, most recently with {employer}.
    Your advertisement for {aJob} in {town} caught my eye because it fits both my training and the place where I want to work.
    I would like to be considered for the {job} position with {company}. I bring {length} of experience as {aTitle} and references that will tell you how I work.
  `,
  related: lines`
    I am applying for the position of {job} at {company}. My background is as {aTitle}, and much of what I do every day is close to what you ask for.
    Please consider me for {job} in {town}. I have worked as {aTitle} for {length} and would like to move into this field.
    I saw your advertisement for {aJob} and am interested. I am {aTitle} at present, in the same line of business.
  `,
  poor: lines`
    I would like to apply for the position of {job} at {company}. I have worked as {aTitle}, so this would be a change for me, but I learn quickly.
    Please accept my application for {job}. I am {aTitle} by training and am looking for any suitable work in {town}.
    I am interested in working for {company} and saw that you need {aJob}. I have no direct experience, but I am honest and hard-working.
  `,
};

const middles: Record<Fit, readonly string[]> = {
  good: lines`
    At {employer} in {place} I {done}. I am at home with {skills}. Licences and certificates: {tickets}.
    In my present work with {employer} I {done}. Colleagues come to me for questions on {skills}.
    Let me name what I did at {employer}: I {done}. My certificates are current ({tickets}), and I am confident in {skills}.
  `,
  related: lines`
    With {employer} I {done}. This taught me {skills}, which I believe carries over to your position.
    At {employer} in {place} I {done}. It will be partly new to me to {duty}, and I am ready to be trained.
  `,
  poor: lines`
    With {employer} I {done}. I can be on time, follow procedures and work in a team.
    So far I {done}. I would need training for your position and am willing to start at the bottom.
    My last work was with {employer} in {place}, where I {done}.
  `,
};

const reasons: Record<Fit, readonly string[]> = {
  good: lines`
    You ask for someone to {duty}. I have seen what happens when this is done badly and know how to do it well.
    I would like to work for {company} because of its name in {town}, and because I want to stay in this trade for the long run.
    Your advertisement says that the position is there to {duty}. I have done this under pressure and would be glad to tell you more in an interview.
    My family lives near {town}, so I would stay.
  `,
  related: lines`
    I would use the first months to learn from your team, and give my best from the first day.
    {company} has a good name among people I know, and I would like to grow with it.
  `,
  poor: lines`
    I am available at once and can move to {town} at my own cost.
    Please give me a chance to show what I can do.
  `,
};

const endings = lines`
  I am available for an interview at any time and can start within {notice}. Thank you for your time.
  My resume is attached, with two referees who know my work. I look forward to hearing from you.
  You can reach me by phone in the evening or by e-mail at any time. Thank you for considering my application.
  I can start within {notice} and am happy to come for an interview or talk by phone.
`;

/** One or two of a person's achievements as they follow 'I': 'nursed …, and ran …'. */
const achievements = (career: Career, random: Random): string => {
  const points = career.roles[0]?.points ?? [];
  return random.sample(points, 2).map(decapitalise).join(', and ');
};

/**
 * A cover letter for one job by one person, from the person's own record and the ad's own words; never below the 50
 * characters that an application needs (spec §5), now and then as short as people really write.
 */
export const coverLetterOf = (options: {
  career: Career;
  applicant: DemoUser;
  job: DemoJob;
  company: DemoCompany;
  fit: Fit;
  random: Random;
}): string => {
  const { career, applicant, job, company, fit, random } = options;
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const newest = career.roles[0];
  const title = withArticle(shortTitle(career.title));
  const jobTitle = shortTitle(job.title);
  const values = {
    job: jobTitle,
    aJob: withArticle(jobTitle),
    company: company.name,
    town: job.location.split(',')[0] ?? job.location,
    title: career.title,
    aTitle: title,
    length: career.years === 1 ? 'one year' : `${career.years} years`,
    employer: newest?.employer ?? 'my last employer',
    place: newest?.place.split(',')[0] ?? 'Port Moresby',
    done: achievements(career, random),
    skills: listing(random.sample(fit === 'good' ? job.skills : applicant.skills, 2).map(decapitalise)),
    tickets: career.tickets.join(', '),
    duty: decapitalise(random.pick(job.responsibilities)),
    notice: random.pick(['two weeks', 'four weeks', 'one month', 'a few days']),
  };
  const say = (templates: readonly string[]): string => capitalise(fill(random.pick(templates), values));
  if (random.chance(fit === 'good' ? 0.05 : 0.15)) {
    return `${say(openings[fit])} ${say(endings)}\n\n${name}`;
  }
  const body = [
    say(openings[fit]),
    say(middles[fit]),
    ...(random.chance(0.75) ? [say(reasons[fit])] : []),
    say(endings),
  ];
  return [random.pick(greetings), ...body, `Yours faithfully,\n${name}`].join('\n\n');
};
