/** What may be asked of applicants, and how much of it (decision P48). */
export const questionKinds = ['yes_no', 'choice', 'number', 'text', 'licence'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const questionLimits = { questions: 10, text: 200, options: 10, leastOptions: 2, option: 100, answer: 500 };
