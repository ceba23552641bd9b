import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allRoutes, errorCodes } from '@workboard/contracts';
import { createOpenApi } from './openapi.js';

interface Operation {
  operationId: string;
  'x-access': string | string[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

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
      route.access !== 'public' || (route.refuses ?? []).some((code) => errorCodes[code][0] === 401),
    );
    expect(operation?.['x-access']).toEqual(route.access);
    expect(operation?.responses['429']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
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

  it('names the shared shapes once', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names).toEqual(expect.arrayContaining(['User', 'Company', 'Job', 'Application', 'Error']));
  });
});
