import type { jobIndustries } from '@workboard/contracts';
import type { SchoolGroup } from '../schools.js';
import type { Setting } from '../settings.js';

export const levels = ['Entry level', 'Mid level', 'Senior level', 'Management'] as const;
export type Level = (typeof levels)[number];

/** A job title with its level and the usual pay there, in thousands of kina a year. */
export type Title = readonly [title: string, level: Level, payFrom: number, payTo: number];

/**
 * Everything the demo data needs to know of one occupation: what an ad says and what a person who did the work says.
 * Sentences may name {company}, {title}, {town} and {province}.
 */
export interface Occupation {
  readonly key: string;
  readonly industry: (typeof jobIndustries)[number];
  readonly setting: Setting;
  readonly titles: readonly Title[];
  /** Opening sentences of the ad, one is chosen. */
  readonly purpose: readonly string[];
  /** Sentences about the work itself. */
  readonly work: readonly string[];
  readonly responsibilities: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
  /** What someone writes who has done it, without a subject: 'Ran the …'. */
  readonly done: readonly string[];
  /** What one studies for it. */
  readonly awards: readonly (readonly [award: string, school: SchoolGroup])[];
  /** Licences and certificates of the trade. */
  readonly tickets: readonly string[];
}
