import { exampleJob } from '@workboard/contracts/examples';
import type { FieldName } from './field-name.js';

interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}
export type Schemas = Readonly<Record<string, Schema>>;

const { company: _, ...job } = exampleJob();

/** What stands in examples under a name, in the places where the schema lets it. A job's are those of {@link exampleJob}. */
const values: Partial<Record<FieldName, unknown>> = {
  ...job,
  requirements: ['Certificate in community health work', 'Two years in a rural health centre'],
  responsibilities: ['Run the outpatient clinic', 'Lead outreach patrols'],
  skills: ['First aid', 'Vaccination'],
  benefits: ['Housing'],
  salaryMin: 32_000,
  salaryMax: 41_000,
  experienceLevel: 'Two years',
  hrEmail: 'jobs@tok-save.example',
  closingDate: '2026-11-30T13:59:59.999Z',
  questions: [{ id: 'q1', kind: 'yes_no', text: 'Can you ride a motorbike?', required: true, options: [] }],
  internalReference: 'TSF-2026-14',
  id: 1,
  version: 1,
  email: 'mere.kila@people.example',
  password: 'Kofi-bilong-Goroka#7',
  currentPassword: 'Kofi-bilong-Goroka#7',
  newPassword: 'Mauden-Wilhelm#4509',
  firstName: 'Mere',
  lastName: 'Kila',
  name: 'Tok Save Foundation',
  companyName: 'Tok Save Foundation',
  applicant: 'Mere Kila',
  person: 'Mere Kila',
  author: 'Mere Kila',
  sender: 'Mere Kila',
  contactName: 'Mere Kila',
  phone: '+675 7123 4567',
  contactPhone: '+675 7123 4567',
  contactEmail: 'mere.kila@people.example',
  panel: ['mere.kila@people.example'],
  bio: 'Community health worker with six years in Eastern Highlands.',
  experience: 'Community Health Worker, Kainantu Health Centre, 2019-2025',
  education: 'Certificate in Community Health, Rumginae, 2018',
  website: 'https://tok-save.example',
  websiteUrl: 'https://mere.example',
  portfolio: 'https://mere.example/work',
  linkedin: 'https://www.linkedin.com/in/mere-kila',
  linkedinUrl: 'https://www.linkedin.com/in/mere-kila',
  githubUrl: 'https://github.com/mere-kila',
  meetingLink: 'https://meet.example/goroka',
  url: 'https://jobs.example/api/calendar/secret.ics',
  avatar: 'https://mere.example/mere.jpg',
  logo: '/api/files/logos/6f1c2a9e-7c1b-4a35-9f0e-2d9f6a1b7c3d',
  resume: '/api/files/resumes/6f1c2a9e-7c1b-4a35-9f0e-2d9f6a1b7c3d',
  size: '51-200',
  foundedYear: 2001,
  postalAddress: 'PO Box 392, Goroka',
  place: 'Health centre, Kainantu Road, Goroka',
  culture: 'Listen, then plan. We publish what failed.',
  coverLetter:
    'For six years I have run the outpatient clinic in Kainantu and led patrols to the villages around it. I would like to do the same work in Goroka.',
  keywords: ['nurse', 'health'],
  scheduledAt: '2026-11-12T00:30:00.000Z',
  times: ['2026-11-12T00:30:00.000Z', '2026-11-12T01:30:00.000Z'],
  day: '2026-10-05',
  validOn: '2026-11-30',
  validUntil: '2027-06-30',
  code: '123456',
  token: 'the-secret-part-of-the-link',
  ticket: 'the-ticket-of-the-first-step',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/PNG%20Workboard:mere.kila@people.example?secret=JBSWY3DPEHPK3PXP',
  subject: 'Your application',
  text: 'Thank you for your application. Can you come to see us?',
  body: 'Dear {firstName}, thank you for your application.',
  message: 'Thank you for your application.',
  reason: 'The advertisement names no employer.',
  tag: 'second round',
  tags: ['second round'],
  criterion: 'Vaccination',
  reference: 'WB-000001',
  week: '2026-10-05',
  requestId: '6f1c2a9e-7c1b-4a35-9f0e-2d9f6a1b7c3d',
  returnTo: '/jobs/1',
  error: 'Please enter a title',
  currency: 'PGK',
};

const instant = '2026-10-05T00:00:00.000Z';
const uuid = '6f1c2a9e-7c1b-4a35-9f0e-2d9f6a1b7c3d';
const byFormat: Readonly<Record<string, string>> = {
  'date-time': instant,
  date: '2026-10-05',
  uuid,
  email: 'mere.kila@people.example',
};

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value === 'object' ? 'object' : typeof value;

const takes = (schema: Schema, value: unknown): boolean => {
  if (schema.enum) {
    return schema.enum.includes(value);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return choices.some((choice) => takes(choice, value));
  }
  const types = [schema.type ?? []].flat();
  return (
    (types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value))) &&
    (!Array.isArray(value) || value.every((item) => schema.items?.$ref || takes(schema.items ?? {}, item)))
  );
};

/** A value that the schema allows, as a caller would meet it. */
export const exampleOf = (schema: Schema, schemas: Schemas, name = ''): unknown => {
  const again = (inner: Schema): unknown => exampleOf(inner, schemas, name);
  if (schema.$ref) {
    return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  }
  if ('const' in schema) {
    return schema.const;
  }
  const known = Reflect.get(values, name) as unknown;
  if (known !== undefined && takes(schema, known)) {
    return known;
  }
  if (schema.enum) {
    return schema.enum[0];
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) {
    return again(choices.find((choice) => choice.type !== 'null') ?? {});
  }
  const type = [schema.type ?? []].flat().find((one) => one !== 'null');
  if (type === 'object' || schema.properties) {
    const inner = schema.additionalProperties;
    // A table by the values of a list names them as required; one by ids may be empty.
    const keys = schema.properties || typeof inner !== 'object' ? [] : (schema.required ?? []);
    const fields = Object.entries(schema.properties ?? Object.fromEntries(keys.map((key) => [key, inner as Schema])));
    return Object.fromEntries(fields.map(([field, of]) => [field, exampleOf(of, schemas, field)]));
  }
  if (type === 'array') {
    return schema.items ? [again(schema.items)] : [];
  }
  if (type === 'integer' || type === 'number') {
    return Math.max(schema.minimum ?? 1, 1);
  }
  if (type === 'boolean') {
    return true;
  }
  return type === 'string' ? (byFormat[schema.format ?? ''] ?? 'Text') : null;
};

/** Bodies whose fields exclude each other. */
export const bodyExamples: Readonly<Record<string, object>> = {
  'status.resendEvents': { service: 'jobs', subscriber: 'notifications', id: '1206' },
  'adminMany.jobs': { ids: [1], published: false, reason: 'The advertisement names no employer.' },
};
