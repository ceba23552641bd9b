import {
  allRoutes,
  apiTokenPrefix,
  errorCodes,
  isCreating,
  partNames,
  partStates,
  type Route,
} from '@workboard/contracts';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { limitOf, limits } from '../platform/limits.js';
import { describeFields, ownKey } from './describe-fields.js';
import { bodyExamples, exampleOf, type Schemas } from './examples.js';
import { ownDescriptions } from './own-descriptions.js';
import { refusalsOf } from './refusals.js';

const errorBody = z
  .object({
    statusCode: z.int(),
    code: z.enum(Object.keys(errorCodes) as [string, ...string[]]),
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error', description: 'Every refusal has this shape' });

const who = (route: Route): string =>
  [whoSignedIn(route), ...(route.scope ? [`API tokens need the scope \`${route.scope}\`.`] : [])].join(' ');

/** A session, where one is needed, or a token with the scope. */
const securityOf = ({ access, scope }: Route): Record<string, string[]>[] => [
  ...(access === 'public' ? (scope ? [{}] : []) : [{ session: [] }]),
  ...(scope ? [{ apiToken: [scope] }] : []),
];

const whoSignedIn = ({ access }: Route): string => {
  if (access === 'public') {
    return 'Open to everybody.';
  }
  return access === 'session' ? 'For everybody signed in.' : `For: ${access.join(', ')}.`;
};

const idempotencyHeaders = z.object({
  'Idempotency-Key': z.string().max(200).optional(),
});

const uploadBody = (field: string) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: [field],
        properties: { [field]: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
});

const operation = (area: string, name: string, route: Route): ZodOpenApiOperationObject => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: route.summary,
  description: who(route),
  security: securityOf(route),
  'x-access': route.access as string | string[],
  'x-rate-limits': limits[limitOf(route)].map(({ points, duration }) => ({ calls: points, seconds: duration })),
  ...(route.params || route.query || isCreating(route)
    ? {
        requestParams: {
          ...(isCreating(route) ? { header: idempotencyHeaders } : {}),
          ...(route.params ? { path: route.params } : {}),
          ...(route.query ? { query: route.query as z.ZodObject } : {}),
        },
      }
    : {}),
  ...(route.body
    ? {
        requestBody: {
          required: !route.body.safeParse(undefined).success,
          content: { 'application/json': { schema: route.body } },
        },
      }
    : {}),
  ...(route.upload ? { requestBody: uploadBody(route.upload) } : {}),
  responses: {
    [String(route.status ?? 200)]: {
      description: 'Done',
      content: route.file
        ? { [route.file]: { schema: { type: 'string' as const, format: 'binary' } } }
        : { 'application/json': { schema: route.answer } },
    },
    ...Object.fromEntries(
      refusalsOf(route).map(({ status, description }) => [
        String(status),
        { description, content: { 'application/json': { schema: errorBody } } },
      ]),
    ),
  },
});

const healthBody = z.object({
  status: z.string(),
  version: z.string().describe('The version of PNG Workboard that answers'),
});
const readyBody = z.object({
  status: z.enum(['ok', 'degraded', 'not ready']),
  failing: z.array(z.string()),
  parts: z.array(
    z.object({ name: z.enum(partNames), essential: z.boolean(), state: z.enum(partStates), up: z.int(), of: z.int() }),
  ),
});

const health = (summary: string, schema: z.ZodType, failure?: string): ZodOpenApiOperationObject => ({
  tags: ['health'],
  summary,
  security: [],
  responses: {
    '200': { description: 'Well', content: { 'application/json': { schema } } },
    ...(failure ? { '503': { description: failure, content: { 'application/json': { schema } } } } : {}),
  },
});

const isNever = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'not' in schema && Object.keys(schema).length === 1;

/** Takes fields that only the server sets out of the bodies: a form that listed them would be refused for sending them. */
const dropReadOnlyFields = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  if ('properties' in node) {
    const properties = node.properties as Record<string, unknown>;
    for (const name of Object.keys(properties).filter((field) => isNever(properties[field]))) {
      delete properties[name];
    }
  }
  for (const child of Object.values(node)) {
    dropReadOnlyFields(child);
  }
};

/** OpenAPI demands `required` of path parameters; the generator leaves it out where a field is preprocessed. */
const requirePathParameters = (document: oas31.OpenAPIObject): void => {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (item) => Object.values(item) as { parameters?: { in: string; required?: boolean }[] }[],
  );
  for (const parameter of operations.flatMap(({ parameters }) => parameters ?? [])) {
    if (parameter.in === 'path') {
      parameter.required = true;
    }
  }
};

interface Media {
  schema?: object;
  example?: unknown;
}
interface WithContent {
  content?: { 'application/json'?: Media };
}
interface DocumentedOperation {
  operationId?: string;
  requestBody?: WithContent;
  responses?: Record<string, WithContent>;
}

/** An example with every shared schema, and with every JSON body and answer. */
const addExamples = ({ components, paths }: oas31.OpenAPIObject): void => {
  const schemas = (components?.schemas ?? {}) as Schemas;
  for (const schema of Object.values(schemas)) {
    Object.assign(schema, { examples: [exampleOf(schema, schemas)] });
  }
  const operations = Object.values(paths ?? {}).flatMap((item) => Object.values(item) as DocumentedOperation[]);
  for (const { operationId = '', requestBody, responses = {} } of operations) {
    const answers = Object.entries(responses).filter(([status]) => status < '300');
    for (const part of [requestBody, ...answers.map(([, answer]) => answer)]) {
      const json = part?.content?.['application/json'];
      if (json?.schema && !('$ref' in json.schema)) {
        json.example = (part === requestBody && bodyExamples[operationId]) || exampleOf(json.schema, schemas);
      }
    }
  }
};

/** The OpenAPI 3.1 document of the whole `/api`, made from the contracts (decision W10). */
export const createOpenApi = (): oas31.OpenAPIObject => {
  const paths: ZodOpenApiPathsObject = {
    '/api/health': { get: health('Whether the gateway runs, and which version of it', healthBody) },
    '/api/health/ready': {
      get: health(
        'Whether this gateway takes requests, and how each part stands that it asks',
        readyBody,
        'It starts or stops; `failing` says what is missing',
      ),
    },
  };
  for (const { area, name, route } of allRoutes) {
    const path = `/api${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(area, name, route) };
  }
  const created = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'PNG Workboard',
        version: '1.0.0',
        description: [
          'Jobs, companies and applications in Papua New Guinea.',
          'Programs of a company send an API token, `Authorization: Bearer pngwb_…`; calls that take one name the scope that it needs.',
          'People sign in with `POST /api/auth/login`; the response sets the cookie `session`, which every other call carries.',
          'Times are ISO 8601 in UTC. A refusal has the shape `Error`; its `error` is a sentence for people, its `code` is for programs.',
        ].join('\n\n'),
      },
      servers: [{ url: '/', description: 'This site' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: `${apiTokenPrefix}…`,
            description:
              'A token that the owner of a company makes under Integrations. It acts for the company, within its scopes.',
          },
        },
      },
      paths,
    },
    {
      override: ({ jsonSchema, zodSchema }) => {
        // Checks that JSON Schema cannot say stay with the server; the document shows the type behind them.
        if (zodSchema._zod.def.type === 'custom' || zodSchema._zod.def.type === 'never') {
          jsonSchema.not = zodSchema._zod.def.type === 'never' ? {} : undefined;
        }
        const own = ownDescriptions.get(zodSchema);
        if (own) {
          Object.assign(jsonSchema, { [ownKey]: own });
        }
      },
    },
  );
  // Parts that the generator shares become parts of their own, each with its description.
  const document = JSON.parse(JSON.stringify(created)) as oas31.OpenAPIObject;
  requirePathParameters(document);
  dropReadOnlyFields(document.paths);
  dropReadOnlyFields(document.components);
  describeFields(document);
  addExamples(document);
  return document;
};
