import { describe, expect, it } from '@jest/globals';
import { answersTo, type AskedQuestion, questionsField } from './api/questions.js';
import { answerChoices, answerLines, choicesMet, isWanted, missedAnswers, sayAnswer } from './questions.js';

const appliedAt = '2026-11-23T01:00:00.000Z';
const ask = (question: Partial<AskedQuestion> & Pick<AskedQuestion, 'kind'>): AskedQuestion => ({
  id: `q${question.kind.replace('_', '')}`,
  text: `About ${question.kind}`,
  required: false,
  options: [],
  ...question,
});
const wanted = {
  yes: ask({ kind: 'yes_no', must: true }),
  shift: ask({ kind: 'choice', options: ['Day', 'Night', 'Any'], must: true, wanted: ['Night', 'Any'] }),
  years: ask({ kind: 'number', must: true, atLeast: 5 }),
  licence: ask({ kind: 'licence', must: true, validOn: '2027-01-31' }),
};
const complaints = (questions: readonly AskedQuestion[], answers: Record<string, unknown>) =>
  answersTo(questions)
    .safeParse(answers)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('questions that employers write (decision P48)', () => {
  it('lose what belongs to another kind', () => {
    const all = { options: ['A', ' A', 'B'], must: true, wanted: ['B', 'C'], atLeast: '3', validOn: '2027-01-31' };
    const read = questionsField.parse([
      { ...all, id: 'q1', kind: 'choice', text: ' Which? ' },
      { ...all, id: 'q2', kind: 'number', text: 'How many?' },
      { ...all, id: 'q3', kind: 'text', text: 'What?', required: true },
    ]);
    expect(read).toEqual([
      {
        id: 'q1',
        kind: 'choice',
        text: 'Which?',
        required: false,
        must: true,
        options: ['A', 'B'],
        wanted: ['B'],
        atLeast: null,
        validOn: null,
      },
      {
        id: 'q2',
        kind: 'number',
        text: 'How many?',
        required: false,
        must: true,
        options: [],
        wanted: [],
        atLeast: 3,
        validOn: null,
      },
      {
        id: 'q3',
        kind: 'text',
        text: 'What?',
        required: true,
        must: false,
        options: [],
        wanted: [],
        atLeast: null,
        validOn: null,
      },
    ]);
    expect(questionsField.parse(read)).toEqual(read);
  });

  it.each([
    ['no text', [{ id: 'q1', kind: 'text', text: ' ' }], 'Please write the question'],
    [
      'one option',
      [{ id: 'q1', kind: 'choice', text: 'Which?', options: ['A'] }],
      'Please give at least two answers to choose from',
    ],
    [
      'no wanted option',
      [{ id: 'q1', kind: 'choice', text: 'Which?', options: ['A', 'B'], must: true }],
      'Please choose at least one wanted answer',
    ],
    ['no least number', [{ id: 'q1', kind: 'number', text: 'How many?', must: true }], 'Please enter a number'],
    ['a strange kind', [{ id: 'q1', kind: 'photo', text: 'Your face' }], 'Please choose a kind of question'],
    ['a strange id', [{ id: 'a.b', kind: 'text', text: 'What?' }], 'Invalid id'],
    [
      'one id twice',
      ['A', 'B'].map((text) => ({ id: 'q1', kind: 'text', text })),
      'The same question stands here twice',
    ],
    [
      'eleven',
      Array.from({ length: 11 }, (_, at) => ({ id: `q${at}`, kind: 'text', text: 'What?' })),
      'Please ask at most 10 questions',
    ],
  ])('are refused with %s', (_what, questions, sentence) => {
    expect(questionsField.safeParse(questions).error?.issues[0]?.message).toBe(sentence);
  });
});

describe('answers of applicants', () => {
  const required = Object.values(wanted).map((question) => ({ ...question, required: true }));

  it('are read from forms and from calls alike', () => {
    const typed = {
      qyesno: 'yes',
      qchoice: 'Day',
      qnumber: ' 4 ',
      qlicence: { has: 'yes', number: ' K1 ', validUntil: '2027-05-31' },
    };
    const read = {
      qyesno: true,
      qchoice: 'Day',
      qnumber: 4,
      qlicence: { has: true, number: 'K1', validUntil: '2027-05-31' },
    };
    expect(answersTo(required).parse(typed)).toEqual(read);
    expect(answersTo(required).parse(read)).toEqual(read);
    expect(answersTo(required).parse({ ...read, qlicence: { has: 'no', number: 'K1' } })['qlicence']).toEqual({
      has: false,
    });
  });

  it('must be there where they are required, and of their kind', () => {
    const missing = 'Please answer this question';
    expect(complaints(required, { qyesno: '', qlicence: { has: '', number: '', validUntil: '' } })).toEqual([
      `qyesno: ${missing}`,
      `qchoice: ${missing}`,
      `qnumber: ${missing}`,
      `qlicence.has: ${missing}`,
    ]);
    expect(
      complaints(required, {
        qyesno: 'maybe',
        qchoice: 'Noon',
        qnumber: 'x',
        qlicence: { has: true, validUntil: 'soon' },
      }),
    ).toEqual([
      'qyesno: Please answer yes or no',
      'qchoice: Please choose one of the answers',
      'qnumber: Please enter a number',
      'qlicence.validUntil: Please enter a valid date',
    ]);
    expect(complaints([ask({ kind: 'text' })], { qtext: 'a'.repeat(501) })).toEqual([
      'qtext: Must be at most 500 characters',
    ]);
  });

  it('may be left out otherwise, and keep what was sent unasked', () => {
    expect(answersTo(Object.values(wanted)).parse({ qnumber: '', own: 'word' })).toEqual({ own: 'word' });
  });
});

describe('the wanted answer', () => {
  it.each([
    ['yes', wanted.yes, true, true],
    ['no', wanted.yes, false, false],
    ['one of the wanted', wanted.shift, 'Any', true],
    ['another one', wanted.shift, 'Day', false],
    ['as many', wanted.years, 5, true],
    ['too few', wanted.years, 4, false],
    ['none', wanted.years, undefined, false],
    ['valid on the day', wanted.licence, { has: true, validUntil: '2027-01-31' }, true],
    ['expired by then', wanted.licence, { has: true, validUntil: '2027-01-30' }, false],
    ['without a date', wanted.licence, { has: true }, false],
    ['valid when applying', ask({ kind: 'licence', must: true }), { has: true, validUntil: '2026-11-23' }, true],
    ['expired when applying', ask({ kind: 'licence', must: true }), { has: true, validUntil: '2026-11-22' }, false],
    ['held, no day asked', ask({ kind: 'licence', must: true }), { has: true }, true],
    ['nothing wanted', ask({ kind: 'text' }), 'words', null],
  ])('%s', (_what, question, value, expected) => {
    expect(isWanted(question, value, appliedAt)).toBe(expected);
  });
});

describe('what people read of answers', () => {
  const asked = Object.values(wanted);
  const answers = {
    qyesno: true,
    qchoice: 'Day',
    qlicence: { has: true, number: 'K1', validUntil: '2026-12-31' },
    own: 'word',
  };
  const application = { asked, answers, appliedAt };

  it('says each question as it was asked, then what was not asked', () => {
    expect(answerLines(application).map(({ question, answer }) => `${question}: ${answer}`)).toEqual([
      'About yes_no: Yes',
      'About choice: Day',
      'About number: No answer',
      'About licence: Yes, no. K1, valid until 31 Dec 2026',
      'own: word',
    ]);
    expect(sayAnswer({ has: false })).toBe('No');
  });

  it('names what was asked for and is not so', () => {
    expect(missedAnswers(application)).toEqual([
      'Asked for: About choice (Night or Any) – answered: Day',
      'Asked for: About number (at least 5) – answered: no answer',
      'Asked for: About licence (yes, valid on 31 Jan 2027) – answered: yes, no. K1, valid until 31 Dec 2026',
    ]);
    expect(missedAnswers({ answers: null, appliedAt })).toEqual([]);
  });

  it('offers choices to narrow by, in the newest wording', () => {
    const newer = { ...application, asked: [{ ...wanted.yes, text: 'Anew' }], appliedAt: '2026-11-24T01:00:00.000Z' };
    const choices = answerChoices([newer, application]);
    expect(choices.map(({ question }) => question)).toEqual(['Anew', 'About choice', 'About number', 'About licence']);
    expect(choices[1]?.choices.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'qchoice=Day Day',
      'qchoice=Night Night',
      'qchoice=Any Any',
      'qchoice~met As asked for: Night or Any',
      'qchoice~missed Not as asked for: Night or Any',
    ]);
    expect(choicesMet(application)).toEqual([
      'qyesno=yes',
      'qyesno~met',
      'qchoice=Day',
      'qchoice~missed',
      'qnumber~missed',
      'qlicence=yes',
      'qlicence~missed',
    ]);
  });
});
