import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const media: readonly Occupation[] = [
  {
    key: 'journalist',
    industry: 'media',
    setting: 'office',
    titles: [
      ['Cadet Journalist', 'Entry level', 24, 34],
      ['Journalist', 'Mid level', 40, 56],
      ['Radio Announcer', 'Mid level', 32, 46],
      ['News Editor', 'Senior level', 72, 96],
    ],
    purpose: lines`
      {company} tells the country's stories straight. We are looking for a {title}.
      {company} has room in {town} for a {title} who checks twice.
    `,
    work: lines`
      You will find and tell stories for web, radio and social media, in English and Tok Pisin.
      Sources are protected and mistakes are corrected in public.
      Provinces matter as much as Waigani.
    `,
    responsibilities: lines`
      Research, interview and write or present
      Check facts and get both sides
      Record and edit sound or pictures
      Work with the desk on daily and longer pieces
      Follow the media code of ethics
    `,
    requirements: lines`
      Degree or diploma in journalism or communication
      Good voice or good pen in English and Tok Pisin
      Own portfolio
      Driver's licence an advantage
    `,
    skills: words`Reporting, Interviewing, Tok Pisin, Audio editing, Social media, Fact checking`,
    done: lines`
      Reported on health and education from six provinces
      Presented a breakfast programme in Tok Pisin
      Edited sound and short video on deadline
      Broke a story on missing school materials that led to an inquiry
    `,
    awards: [
      ['Bachelor of Arts in Communication Arts (Journalism)', 'dwu'],
      ['Bachelor of Arts in Journalism', 'upng'],
    ],
    tickets: words`Media law and ethics`,
  },
  {
    key: 'marketing-officer',
    industry: 'media',
    setting: 'office',
    titles: [
      ['Graphic Designer', 'Mid level', 36, 52],
      ['Marketing Officer', 'Mid level', 42, 60],
      ['Social Media Coordinator', 'Entry level', 30, 42],
      ['Communications Manager', 'Management', 95, 130],
    ],
    purpose: lines`
      {company} is looking for a {title} with taste, and respect for the people in the picture.
      {company} needs a {title} in {town} to tell customers what is new and true.
    `,
    work: lines`
      You will plan campaigns, write and design for print, radio and phones, and measure what they bring.
      Market days and shows are as useful as billboards.
      You will keep the brand in order without being its police.
    `,
    responsibilities: lines`
      Plan and run campaigns and events
      Write copy and design material
      Manage social media and answer comments
      Brief agencies and printers
      Report reach and results
    `,
    requirements: lines`
      Diploma or degree in marketing, communication or design
      Two years of similar work
      Good with Canva or Adobe tools
      Portfolio of published work
    `,
    skills: words`Marketing, Graphic design, Adobe Illustrator, Social media, Copywriting, Event planning, Photography`,
    done: lines`
      Grew a company page from 4,000 to 61,000 followers
      Designed packaging for three product lines
      Ran stands at Goroka and Morobe shows
      Wrote radio spots in English and Tok Pisin
    `,
    awards: [
      ['Bachelor of Business in Marketing', 'business'],
      ['Bachelor of Arts in Communication Arts', 'dwu'],
    ],
    tickets: words`Digital marketing certificate`,
  },
];
