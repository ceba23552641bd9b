import { type Job, jobsService, type JobTerms, type MessageData, type ReadPhrase } from '@workboard/contracts';
import { typingDistance } from '@workboard/service-kit';

/** What the search of tests takes for places, in its own spelling. */
const places = new Set(['lae', 'madang', 'goroka']);

const writtenIn = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const stem = (word: string): string => word.replace(/(?<=..)s$/, '');
const vectorOf = (words: readonly string[]): string =>
  [...new Set(words.map(stem))]
    .map((lexeme) => `'${lexeme}':${words.flatMap((word, at) => (stem(word) === lexeme ? at + 1 : [])).join(',')}`)
    .join(' ');
const wordsOf = ({ title, skills, company, industry, location }: Job): string[] =>
  writtenIn([title, ...skills, company.name, industry, location ?? ''].join(' '));

/** What a very small search would say of jobs: plurals and one typing error are all that it knows. */
export const termsOf = (jobs: readonly Job[]): JobTerms[] =>
  jobs.map((job) => ({
    jobId: job.id,
    words: vectorOf(wordsOf(job)),
    places: vectorOf(writtenIn(job.location ?? '')),
    written: wordsOf(job).filter((word) => word.length > 3),
  }));

type Phrase = MessageData<typeof jobsService.messages.readPhrases>['phrases'][number];

/** How it reads a phrase among some jobs. */
export const readPhrase = ({ kind, text }: Phrase, jobs: readonly Job[]): ReadPhrase => {
  const known = new Set(jobs.flatMap(wordsOf));
  const typed = writtenIn(kind === 'places' ? (text.split(',')[0] ?? '') : text);
  const unknownWords = typed.filter((word) => word.length > 3 && !known.has(word) && !known.has(stem(word)));
  const meant = typed.map((word) =>
    unknownWords.includes(word) ? ([...known].find((other) => typingDistance(word, other) === 1) ?? word) : word,
  );
  const says = kind === 'places' || places.has(typed.join(' ')) ? 'places' : 'words';
  const longest = meant.map(stem).toSorted((one, other) => other.length - one.length)[0] ?? '';
  return { says, match: meant.map((word) => `'${stem(word)}'`).join(' <-> '), leads: [longest], unknownWords };
};
