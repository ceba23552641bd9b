import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allRoutes, errorCodes } from '@workboard/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { ownKey } from './describe-fields.js';
import { createOpenApi } from './openapi.js';

interface WithContent {
  content?: Record<string, { schema?: object; example?: unknown }>;
}
interface Operation {
  operationId: string;
  'x-access': string | string[];
  security?: Record<string, string[]>[];
  requestBody?: WithContent;
  responses: Record<string, WithContent>;
}
interface WithSchema {
  content: { 'application/json': { schema: { required: string[] } } };
}
interface Described {
  name?: string;
  description?: string;
  properties?: Record<string, Described>;
  parameters?: Described[];
}

/** Where a parameter or a field has no description. */
const undescribed = (node: unknown, at: string): string[] => {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { properties = {}, parameters = [] } = node as Described;
  const named = [...Object.entries(properties), ...parameters.map((one) => [one.name, one] as const)];
  return [
    ...named.filter(([, { description }]) => !description).map(([name]) => `${at}: ${name}`),
    ...Object.entries(node).flatMap(([key, child]) => undescribed(child, `${at} ${key}`)),
  ];
};

interface BodyAndParameters {
  parameters?: { in: string; required?: boolean }[];
}

describe('the OpenAPI document', () => {
  const document = createOpenApi();
  const operations = allRoutes.map(({ area, name, route }) => {
    const path = document.paths?.[`/api${route.path}`] as Record<string, Operation> | undefined;
    return { id: `${area}.${name}`, route, operation: path?.[route.method.toLowerCase()] };
  });

  it.each(operations)('describes $id with its answer and its refusals', ({ id, route, operation }) => {
    expect(operation?.operationId).toBe(id);
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toContain(String(route.status ?? 200));
    expect(statuses.includes('401')).toBe(
      route.access !== 'public' ||
        route.scope !== undefined ||
        (route.refuses ?? []).some((code) => errorCodes[code][0] === 401),
    );
    expect(operation?.['x-access']).toEqual(route.access);
    expect(operation?.responses['429']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
  });

  it.each(operations)('says whether $id takes API tokens, and with which scope', ({ route, operation }) => {
    const schemes = (operation?.security ?? []).flatMap((one) => Object.entries(one));
    expect(schemes.filter(([name]) => name === 'apiToken')).toEqual(route.scope ? [['apiToken', [route.scope]]] : []);
    expect(schemes.some(([name]) => name === 'session')).toBe(route.access !== 'public');
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('requires path parameters and bodies, and lists no field that only the server sets', () => {
    const all = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item) as BodyAndParameters[]);
    const pathParameters = all
      .flatMap(({ parameters }) => parameters ?? [])
      .filter((parameter) => parameter.in === 'path');
    expect(pathParameters.length).toBeGreaterThan(30);
    expect(pathParameters.filter(({ required }) => required !== true)).toEqual([]);
    expect(document.paths?.['/api/jobs']?.post?.requestBody).toMatchObject({ required: true });
    expect(JSON.stringify(document)).not.toContain('{"not":{}}');
  });

  it('says which answers are files, and what a sign-in may be refused with', () => {
    const { paths } = document;
    expect(Object.keys(paths?.['/api/files/resumes/{fileId}']?.get?.responses?.['200']?.content ?? {})).toEqual([
      'application/pdf',
    ]);
    expect(Object.keys(paths?.['/api/auth/login']?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '403', '413', '415', '429']),
    );
  });

  it('describes every parameter and every field', () => {
    expect(undescribed(document.paths, '')).toEqual([]);
    expect(undescribed(document.components, 'components')).toEqual([]);
    expect(JSON.stringify(document)).not.toContain(ownKey);
  });

  it('says what a field is in one schema where its name means something else elsewhere', () => {
    const schemas = document.components?.schemas ?? {};
    const of = (schema: string, field: string) => (schemas[schema] as Described).properties?.[field]?.description;
    expect(of('RankNote', 'applicationIds')).toBe('The other applications for the job that share the text');
    expect(of('DataExport', 'size')).toBe('Bytes; null until it is ready');
    expect(of('Company', 'size')).toMatch(/^How many people work there/);
  });

  it('needs no field of a body that has a default, and promises it in answers', () => {
    const body = document.paths?.['/api/application-status-alerts']?.post?.requestBody as unknown as WithSchema;
    expect(body.content['application/json'].schema.required).toEqual(['email']);
    const alert = document.components?.schemas?.['ApplicationStatusAlert'] as { required: string[] };
    expect(alert.required).toContain('isActive');
  });

  it('gives examples that are what their schemas allow', () => {
    const ajv = new Ajv2020({ strict: false });
    (formats as unknown as typeof formats.default)(ajv);
    ajv.addSchema({ $id: 'document', components: document.components });
    const wrong = (where: string, schema: object, example: unknown): object[] => {
      const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
      const check = ajv.compile(local);
      return check(example) ? [] : [{ where, errors: check.errors }];
    };
    const shared = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      wrong(name, schema, (schema as { examples: unknown[] }).examples[0]),
    );
    const inPlace = operations.flatMap(({ id, operation }) =>
      [operation?.requestBody, ...Object.values(operation?.responses ?? {})].flatMap((part) => {
        const json = part?.content?.['application/json'];
        return json?.schema && 'example' in json ? wrong(id, json.schema, json.example) : [];
      }),
    );
    expect([...shared, ...inPlace]).toEqual([]);
  });

  it.each(operations.filter(({ route }) => route.body))('gives an example for $id that the call takes', (of) => {
    const json = of.operation?.requestBody?.content?.['application/json'];
    expect(of.route.body?.safeParse(json?.example).error).toBeUndefined();
  });

  it('names the codes by which programs tell refusals apart', () => {
    const apply = document.paths?.['/api/applications']?.post?.responses as Record<string, { description: string }>;
    expect(apply['409']?.description).toContain('`already_applied`');
    expect(apply['401']?.description).toBe('Not signed in (`unauthenticated`)');
    expect(document.paths?.['/api/companies']?.get?.responses).not.toHaveProperty('401');
    const jobs = document.paths?.['/api/jobs']?.get?.responses as Record<string, { description: string }>;
    expect(jobs['401']?.description).toContain('`api_token_expired`');
    expect(jobs).not.toHaveProperty('409');
  });

  const conflictOf = (path: string, method: 'post' | 'put' | 'delete') =>
    document.paths?.[path]?.[method]?.responses?.['409']?.description;
  it('declares conflicts only of calls that meet them', () => {
    expect(conflictOf('/api/auth/logout', 'post')).toBeUndefined();
    expect(conflictOf('/api/job-alerts/{id}', 'delete')).toBeUndefined();
    expect(conflictOf('/api/companies', 'post')).not.toContain('`conflict`');
    // By the version that its body may name, and by itself: a password that changes during a sign-in.
    expect(conflictOf('/api/jobs/{id}', 'put')).toContain('`conflict`');
    expect(conflictOf('/api/auth/login', 'post')).toContain('`conflict`');
  });

  it('names the shared shapes once', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names).toEqual(expect.arrayContaining(['User', 'Company', 'Job', 'Application', 'Error']));
  });
});
