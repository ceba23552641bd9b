import { z } from 'zod';
import {
  bulkDecisionMax,
  mentionsMax,
  noteMaxLength,
  scoreCriteriaMax,
  scoreCriterionMaxLength,
  tagMaxLength,
  tagsMax,
} from '../constants.js';
import { scoreVerdicts } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { decidedMany } from './applications.js';
import { idParams, success } from './common.js';

/** What somebody of the team wrote about an application. `author` is null once their account is gone. */
export const applicationNote = z
  .object({
    id: z.int(),
    at: field.isoInstant,
    author: z.string().nullable(),
    /** Its author alone may delete it. */
    isYours: z.boolean(),
    text: z.string(),
  })
  .meta({ id: 'ApplicationNote' });
export type ApplicationNote = z.infer<typeof applicationNote>;

const noteText = field.text({ required: say.noteRequired, max: noteMaxLength });
export const addNoteBody = z.object({
  text: noteText,
  /** Colleagues who are told of it by mail. */
  mentions: z
    .array(field.id)
    .max(mentionsMax, `At most ${mentionsMax} colleagues`)
    .transform((ids) => [...new Set(ids)])
    .default([]),
});
export type AddNote = z.output<typeof addNoteBody>;

const chosenIds = z.array(field.id).min(1, say.chooseApplications).max(bulkDecisionMax, say.tooManyApplications);

/** The same note on several applications; it mentions nobody. */
export const addNotesBody = z.object({ ids: chosenIds, text: noteText });
export type AddNotes = z.output<typeof addNotesBody>;

const tags = () => field.textList({ maxItems: tagsMax, maxLength: tagMaxLength }).default([]);
/** Changes the tags of one or several applications; the case of letters makes no other tag. */
export const changeTagsBody = z
  .object({
    ids: chosenIds,
    add: tags(),
    remove: tags(),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: say.tagRequired });
export type ChangeTags = z.output<typeof changeTagsBody>;

/** A tag that the company uses, and on how many of its applications. */
export const usedTag = z.object({ tag: z.string(), count: z.int() }).meta({ id: 'UsedTag' });
export type UsedTag = z.infer<typeof usedTag>;

const criterion = z.string().trim().min(1, say.criterionRequired).max(scoreCriterionMaxLength);
const score = z.int(say.scoreRange).min(1, say.scoreRange).max(5, say.scoreRange);
const scores = z.array(z.object({ criterion, score }));
export type Score = z.infer<typeof scores>[number];

export const saveScorecardBody = z.object({
  scores: scores.min(1, say.scoreRequired).max(scoreCriteriaMax),
  verdict: z.enum(scoreVerdicts, { error: say.verdictRequired }),
});
export type SaveScorecard = z.output<typeof saveScorecardBody>;

/** What one of the team thinks of an applicant. `by` is null once their account is gone. */
export const scorecard = z.object({
  by: z.string().nullable(),
  isYours: z.boolean(),
  at: field.isoInstant,
  scores,
  verdict: z.enum(scoreVerdicts),
  /** Of the scores, 1 to 5. */
  average: z.number(),
});
export type Scorecard = z.infer<typeof scorecard>;

/** Colleagues' cards are hidden, and null, until one has given one's own (decision P47). */
export const scoreboard = z
  .object({
    criteria: z.array(z.string()),
    mine: scorecard.nullable(),
    team: z.object({ average: z.number(), count: z.int(), cards: z.array(scorecard) }).nullable(),
  })
  .meta({ id: 'Scoreboard' });
export type Scoreboard = z.infer<typeof scoreboard>;

export const scoreCriteriaBody = z.object({
  criteria: field
    .textList({ maxItems: scoreCriteriaMax, maxLength: scoreCriterionMaxLength })
    .refine((list) => list.length > 0, say.criterionRequired),
});
export type ScoreCriteria = z.output<typeof scoreCriteriaBody>;

const access = ['employer'] as const;
const refuses = ['application_not_found'] as const;

/** What the employer's team notes, tags and scores, for nobody else (decisions P45, P46, P47). */
export const reviewApi = {
  notes: route({
    method: 'GET',
    path: '/applications/{id}/notes',
    summary: "The team's notes on an application, newest first",
    access,
    scope: 'applications:read',
    params: idParams,
    answer: z.array(applicationNote),
    refuses,
  }),
  addNote: route({
    method: 'POST',
    path: '/applications/{id}/notes',
    summary: 'Add a note; mentioned colleagues are told by mail',
    access,
    scope: 'applications:decide',
    params: idParams,
    body: addNoteBody,
    answer: applicationNote,
    status: 201,
    refuses: ['application_not_found', 'too_many_notes'],
    forReaders: true,
  }),
  addNotes: route({
    method: 'POST',
    path: '/applications/notes',
    summary: 'Add the same note to applications; those that cannot have it are named and the others go on',
    access,
    scope: 'applications:decide',
    body: addNotesBody,
    answer: decidedMany,
    status: 201,
    forReaders: true,
  }),
  removeNote: route({
    method: 'DELETE',
    path: '/applications/{id}/notes/{noteId}',
    summary: 'Delete your own note',
    access,
    params: idParams.extend({ noteId: field.id }),
    answer: success,
    refuses: ['note_not_found', 'application_not_found'],
    forReaders: true,
  }),
  tags: route({
    method: 'GET',
    path: '/applications/tags',
    summary: 'The tags that your company uses, the most used first',
    access,
    scope: 'applications:read',
    answer: z.array(usedTag),
  }),
  changeTags: route({
    method: 'PUT',
    path: '/applications/tags',
    summary: 'Give tags to applications or take them away; those that cannot have them are named and the others go on',
    access,
    scope: 'applications:decide',
    body: changeTagsBody,
    answer: decidedMany,
  }),
  scores: route({
    method: 'GET',
    path: '/applications/{id}/scorecards',
    summary: "Your scorecard of an applicant, and your colleagues' once you have given yours",
    access,
    scope: 'applications:read',
    params: idParams,
    answer: scoreboard,
    refuses,
  }),
  saveScorecard: route({
    method: 'PUT',
    path: '/applications/{id}/scorecards',
    summary: 'Give or change your scorecard',
    access,
    params: idParams,
    body: saveScorecardBody,
    answer: scoreboard,
    refuses: ['application_not_found', 'conflict'],
    forReaders: true,
  }),
  saveCriteria: route({
    method: 'PUT',
    path: '/jobs/{id}/score-criteria',
    summary: "Choose what a job's applicants are scored by",
    access,
    params: idParams,
    body: scoreCriteriaBody,
    answer: scoreCriteriaBody,
    refuses: ['job_not_found'],
  }),
};
