import { z } from 'zod';

export const phraseKinds = ['words', 'places'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** How many phrases one message may hold. */
export const phrasesPerMessage = 100;

export const readPhrasesInput = z.object({
  phrases: z.array(z.object({ kind: z.enum(phraseKinds), text: z.string().max(1000) })).max(phrasesPerMessage),
});

/** A phrase of an alert as search understands it (docs/search.md). */
export interface ReadPhrase {
  /** What it asks for: a keyword may name nothing but places, or say nothing at all ('any job'). */
  says: PhraseKind | 'anything';
  /** A tsquery over what {@link JobTerms} holds; fits no job when empty. */
  match: string;
  /** A job that matches has at least one of these lexemes. */
  leads: string[];
  /** Words that no public job has, now read as what they were probably meant to be: ask again when jobs bring new words. */
  unknownWords: string[];
}

/** How near a public job lies to a place: in it, in its province, or in its region. */
export interface Nearness {
  jobId: number;
  nearness: 'place' | 'province' | 'region';
}

/** What search finds a public job by. */
export interface JobTerms {
  jobId: number;
  /** Title, company, place, skills, industry, types and level, and the signs of what they mean; a tsvector. */
  words: string;
  /** The place alone; a tsvector. */
  places: string;
  /** The words of both as they are written. */
  written: string[];
}
