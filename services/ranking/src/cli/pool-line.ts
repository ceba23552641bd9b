import type { RankApplication, RankJob } from '../engine/types.js';

/** One line of input: a job and who applied for it. */
export interface PoolLine {
  job: RankJob;
  applications: RankApplication[];
}

/**
 * Reads one line `{ job, applications }`. Null and absent fields are empty, lists in lists are one list, a list where a
 * text belongs is its lines. Throws when the line is no JSON, `job` or an applicant's profile is neither an object nor
 * null, `applications` is no list or an application has no id. Written by hand: the command starts in half the time
 * without a schema library.
 */
export const readPoolLine = (line: string): PoolLine => {
  const { job, applications } = recordOf(JSON.parse(line), 'the line');
  if (!Array.isArray(applications)) {
    throw new TypeError('applications is not a list');
  }
  return { job: jobOf(recordOf(job, 'job')), applications: applications.map(applicationOf) };
};

const jobOf = ({ title, description, requirements, responsibilities, skills }: Record<string, unknown>): RankJob => ({
  title: textOf(title),
  description: textOf(description),
  requirements: listOf(requirements),
  responsibilities: listOf(responsibilities),
  skills: listOf(skills),
});

const applicationOf = (value: unknown, at: number): RankApplication => {
  const { applicationId, candidate, resumeText, coverLetter } = recordOf(value, `application ${at}`);
  if (typeof applicationId !== 'string' && typeof applicationId !== 'number') {
    throw new TypeError(`application ${at} has no applicationId`);
  }
  const { firstName, lastName, bio, skills, experience, education } = recordOf(candidate, 'candidate');
  return {
    applicationId,
    candidate: {
      firstName: textOf(firstName),
      lastName: textOf(lastName),
      bio: textOf(bio),
      skills: listOf(skills),
      experience: textOf(experience),
      education: textOf(education),
    },
    resumeText: textOf(resumeText),
    coverLetter: textOf(coverLetter),
  };
};

const recordOf = (value: unknown, name: string): Record<string, unknown> => {
  if (value === null || value === undefined) {
    return {};
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new TypeError(`${name} is not an object`);
  }
  return { ...value };
};

const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) {
    return value.flatMap(listOf);
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};

const textOf = (value: unknown): string => listOf(value).join('\n');
