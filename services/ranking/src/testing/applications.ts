import { type RankApplication } from '../engine/types.js';
import { type PngPerson } from './png-cases.js';

/** An application of somebody from the cases; `change` replaces parts of it. */
export const applicationOf = (person: PngPerson, change: Partial<RankApplication> = {}): RankApplication => ({
  applicationId: 1,
  candidate: {
    firstName: 'Kila',
    lastName: 'Doe',
    bio: '',
    skills: person.skills,
    experience: person.experience,
    education: person.education ?? '',
  },
  resumeText: '',
  coverLetter: '',
  ...change,
});

/** An application with nothing in it. */
export const emptyApplication: RankApplication = applicationOf({ skills: [], experience: '' });
