import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes, type Route } from '@workboard/contracts';
import { Client } from '../support/client.js';
import { type Column, disconnect, findText, fingerprint, productColumns, query } from '../support/database.js';
import { matrix } from './matrix/matrix.js';
import { type MatrixRow, statusFor } from './matrix/row.js';
import { pathOf } from './paths.js';
import { actorNames, Scene } from './scene.js';

/** What nobody may set in a form of these tables unless the form itself offers it (decision A11). */
const guarded: Record<string, readonly string[]> = {
  'auth.users': ['id', 'role', 'companyId', 'isVerified', 'emailVerified', 'passwordHash'],
  'auth.pending_users': ['id', 'companyId', 'isVerified', 'emailVerified', 'passwordHash'],
  'companies.companies': ['id', 'ownerId', 'status'],
  'jobs.jobs': ['id', 'companyId', 'postedById', 'published', 'publishedAt', 'publishedBy', 'views', 'applications'],
  'jobs.saved_jobs': ['id', 'userId'],
  'applications.applications': ['id', 'userId', 'status', 'resume', 'appliedAt'],
  'applications.interviews': ['id', 'applicationId'],
  'notifications.job_alerts': ['id', 'userId'],
  'notifications.application_status_alerts': ['id', 'userId', 'emailConfirmed'],
};

/** The table that a form fills; calls that are missing here carry no form, only a command. */
const tableOf: Record<string, string> = {
  'auth.register': 'auth.pending_users',
  'users.update': 'auth.users',
  'team.add': 'auth.users',
  'team.addUser': 'auth.users',
  'team.update': 'auth.users',
  'admin.createUser': 'auth.users',
  'admin.updateUser': 'auth.users',
  'companies.create': 'companies.companies',
  'companies.update': 'companies.companies',
  'admin.createCompany': 'companies.companies',
  'admin.updateCompany': 'companies.companies',
  'jobs.create': 'jobs.jobs',
  'jobs.update': 'jobs.jobs',
  'admin.createJob': 'jobs.jobs',
  'admin.updateJob': 'jobs.jobs',
  'savedJobs.save': 'jobs.saved_jobs',
  'savedJobs.annotate': 'jobs.saved_jobs',
  'applications.create': 'applications.applications',
  'applications.update': 'applications.applications',
  'interviews.create': 'applications.interviews',
  'interviews.update': 'applications.interviews',
  'jobAlerts.create': 'notifications.job_alerts',
  'jobAlerts.update': 'notifications.job_alerts',
  'statusAlerts.save': 'notifications.application_status_alerts',
};

/** Values that nothing else in the database has, so that they are found wherever they might end up. */
const forgedText = 'forged-by-mass-assignment';
const forgedNumber = 1_987_654_321;
const forgedInstant = '2001-02-03T04:05:06.000Z';
const traces = [forgedText, String(forgedNumber), '2001-02-03'];

const forged = (type: string, truth: boolean): unknown => {
  if (type === 'boolean') {
    return truth;
  }
  if (type === 'ARRAY') {
    return [forgedText];
  }
  if (type === 'jsonb') {
    return { forged: forgedText };
  }
  if (/^(integer|bigint|smallint|double precision)$/.test(type)) {
    return forgedNumber;
  }
  return /^(timestamp|date)/.test(type) ? forgedInstant : forgedText;
};

interface Field {
  safeParse: (value: unknown) => { success: boolean };
}
interface Form {
  name: string;
  route: Route;
  shape: Record<string, Field>;
}

interface Wrapper {
  shape?: Form['shape'];
  def?: { innerType?: unknown; in?: unknown };
}

/** The fields of a body, also of one that may be missing altogether. */
const shapeOf = (body: unknown): Form['shape'] => {
  const { shape, def } = body as Wrapper;
  const inner = def?.innerType ?? def?.in;
  return shape ?? (inner ? shapeOf(inner) : {});
};

const forms: Form[] = allRoutes
  .filter(({ route }) => route.method !== 'GET' && route.body)
  .map(({ area, name, route }) => ({ name: `${area}.${name}`, route, shape: shapeOf(route.body) }));

const samples = [
  null,
  0,
  1,
  '',
  'x',
  '123456',
  'a@b.test',
  '+67570860052',
  true,
  [],
  ['x'],
  {},
  'active',
  forgedInstant,
];
/** Fields of a form that take no value at all. */
const refusals = forms.flatMap((form) =>
  Object.entries(form.shape)
    .filter(([, field]) => samples.every((sample) => !field.safeParse(sample).success))
    .map(([field]) => ({ form, field })),
);
/** Somebody for whom the call of a row works. */
const ableActor = ({ expected }: MatrixRow) => actorNames.find((name) => statusFor(expected, name) < 300);

describe('a body that names columns of the database', () => {
  let scene: Scene;
  let columns: Column[];
  beforeAll(async () => {
    scene = await Scene.create(new Client());
    columns = await productColumns();
  }, 60_000);
  afterAll(disconnect);

  /** A call that works, if any actor's does, sent with more fields than it should have. */
  const sendWith = async ({ name, route }: Form, extra: object) => {
    const rows = matrix.filter((one) => one.route === name);
    const row = rows.find(ableActor) ?? rows[0];
    const actorName = (row && ableActor(row)) ?? 'visitor';
    const actor = (await row?.actor?.(scene, actorName)) ?? scene.actors[actorName];
    const call = (await row?.call?.(scene, actor, actorName)) ?? {};
    const body = { ...(call.body as object), ...extra };
    const before = await fingerprint();
    const reply = await actor.copy().send<{ id?: number }>(route.method, pathOf(route.path, call.params), { body });
    return { status: reply.status, usual: row && statusFor(row.expected, actorName), id: reply.body?.id, before };
  };

  it.each(forms)('changes nothing by names that the form does not have: $name', async (form) => {
    const table = tableOf[form.name];
    const foreign = columns.filter((column) => !(column.name in form.shape));
    const flags = columns.filter((column) => column.table === table && column.type === 'boolean');
    const kept: unknown[] = [];
    for (const truth of [true, false]) {
      const extra = Object.fromEntries(foreign.map((column) => [column.name, forged(column.type, truth)]));
      const { status, usual, id } = await sendWith(form, extra);
      expect(status).toBe(usual);
      const [row] = table && id ? await query(`SELECT * FROM ${table} WHERE id = $1`, [id]) : [];
      kept.push(flags.map(({ column }) => row?.[column]));
    }
    expect(kept[0]).toEqual(kept[1]);
    expect(await findText(traces)).toEqual([]);
  });

  it.each(refusals)('is refused as a whole: $form.name with $field', async ({ form, field }) => {
    const { type = 'text' } = columns.find((column) => column.name === field) ?? {};
    const { status, before } = await sendWith(form, { [field]: forged(type, true) });
    expect(status).toBe(400);
    expect(await fingerprint()).toBe(before);
  });

  it.each(Object.entries(tableOf))('overlooks nothing that is guarded: %s', (name, table) => {
    const shape = forms.find((form) => form.name === name)?.shape ?? {};
    expect((guarded[table] ?? []).filter((field) => !(field in shape))).toEqual([]);
  });
});
