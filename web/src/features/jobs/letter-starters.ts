import type { Job, User } from '@workboard/contracts';

type LetterLanguage = 'en' | 'tpi';

interface Facts {
  title: string;
  employer: string | null;
  location: string | null;
  about: string | null;
  work: string | null;
  phone: string | null;
  name: string;
}

const lineLength = 200;
const aboutLength = 600;

const cut = (text: string | null | undefined, length: number): string | null => {
  const words = text?.trim() ?? '';
  return words === '' ? null : words.length <= length ? words : `${words.slice(0, words.lastIndexOf(' ', length))}...`;
};

const english = ({ title, employer, location, about, work, phone, name }: Facts) => [
  'Dear Sir or Madam,',
  [`I am applying for the job of ${title}${employer ? ` at ${employer}` : ''}.`, location && `I live in ${location}.`],
  [about],
  [work && `My last work: ${work}`],
  [phone && `You can call me on ${phone}.`],
  ['Yours faithfully,'],
  [name],
];

const tokPisin = ({ title, employer, location, about, work, phone, name }: Facts) => [
  'Dia Bos,',
  [
    `Mi laik aplai long wok ${title}${employer ? ` wantaim ${employer}` : ''}.`,
    location && `Mi stap long ${location}.`,
  ],
  [about],
  [work && `Las wok bilong mi: ${work}`],
  [phone && `Yu ken ringim mi long ${phone}.`],
  ['Tenkyu tru,'],
  [name],
];

const letters: Record<LetterLanguage, typeof english> = { en: english, tpi: tokPisin };

/** A first version of a letter from what the profile says and nothing else, to be read and changed before it is sent. */
export const startLetter = (job: Job, user: User, language: LetterLanguage): string =>
  letters[language]({
    title: job.title,
    employer: job.company?.name ?? null,
    location: cut(user.location, lineLength),
    about: cut(user.bio, aboutLength),
    work: cut(user.experience?.trim().split('\n')[0], lineLength),
    phone: cut(user.phone, lineLength),
    name: `${user.firstName} ${user.lastName}`,
  })
    .map((part) => (typeof part === 'string' ? part : part.filter(Boolean).join(' ')))
    .filter((part) => part !== '')
    .join('\n\n');
