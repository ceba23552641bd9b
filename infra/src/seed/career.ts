import type { Level } from './occupations/occupation.js';

/** One position of a working life; years are calendar years, `to` is null while it lasts. */
export interface Role {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly from: number;
  readonly to: number | null;
  readonly points: readonly string[];
}

export interface Study {
  readonly award: string;
  readonly school: string;
  readonly place: string;
  readonly year: number;
}

export interface Referee {
  readonly name: string;
  readonly position: string;
  readonly phone: string;
}

/** A seeker's working life: what the profile, the resume and the cover letters are written from. */
export interface Career {
  readonly occupation: string;
  readonly title: string;
  readonly level: Level;
  /** Years of work so far. */
  readonly years: number;
  readonly summary: string;
  /** Newest first. */
  readonly roles: readonly Role[];
  readonly studies: readonly Study[];
  readonly tickets: readonly string[];
  readonly languages: readonly string[];
  readonly referees: readonly Referee[];
}

/** '2019 – present' or '2015 – 2019', one year alone when both are the same. */
export const period = ({ from, to }: Pick<Role, 'from' | 'to'>): string =>
  from === to ? String(from) : `${from} – ${to ?? 'present'}`;

/** The experience field of a profile. */
export const experienceText = ({ roles }: Career): string =>
  roles
    .map((role) =>
      [
        `${role.title}, ${role.employer}, ${role.place} (${period(role)})`,
        ...role.points.map((point) => `- ${point}`),
      ].join('\n'),
    )
    .join('\n\n');

/** The education field of a profile. */
export const educationText = ({ studies, tickets }: Career): string =>
  [
    ...studies.map((study) => `${study.award}, ${study.school}, ${study.place} (${study.year})`),
    ...(tickets.length === 0 ? [] : [`Licences and certificates: ${tickets.join(', ')}`]),
  ].join('\n');
