import { z } from 'zod';
import { apiTokenLifetimes } from '../constants.js';
import { apiScopes } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { passwordAndAnyCodeBody } from './second-factor.js';

/** A key for a company's programs as its owner sees it; the token itself is shown once (decision P85). */
export const apiToken = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Its last four characters, to tell it from others. */
    ending: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    createdAt: field.isoInstant,
    /** Null when it never ends by itself. */
    expiresAt: field.isoInstant.nullable(),
    lastUsedAt: field.isoInstant.nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;

export const newApiToken = apiToken.extend({ token: z.string() }).meta({ id: 'NewApiToken' });
export type NewApiToken = z.infer<typeof newApiToken>;

export const createApiTokenBody = passwordAndAnyCodeBody.extend({
  name: field.text({ required: say.tokenNameRequired, max: 60 }),
  scopes: z
    .array(z.enum(apiScopes), { error: say.tokenScopesRequired })
    .min(1, say.tokenScopesRequired)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  /** Days; null for a token that never ends by itself. */
  expiresInDays: z.preprocess(field.numeric, z.literal(apiTokenLifetimes).nullable()).default(365),
});
export type CreateApiToken = z.output<typeof createApiTokenBody>;

const access = ['employer'] as const;

/** Keys for a company's own programs (decision P85). */
export const apiTokensApi = {
  list: route({
    method: 'GET',
    path: '/api-tokens',
    summary: "Your company's API tokens, the newest first",
    access,
    forReaders: false,
    answer: z.array(apiToken),
    refuses: ['company_required', 'not_company_owner'],
  }),
  create: route({
    method: 'POST',
    path: '/api-tokens',
    summary: 'Make an API token; the answer is the only one that holds it',
    access,
    body: createApiTokenBody,
    answer: newApiToken,
    refuses: [
      'company_required',
      'not_company_owner',
      'company_unauthorised',
      'wrong_password',
      'wrong_code',
      'too_many_api_tokens',
    ],
    limit: 'password',
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api-tokens/{id}',
    summary: 'End an API token, at once',
    access,
    params: idParams,
    answer: success,
    refuses: ['company_required', 'not_company_owner', 'api_token_not_found'],
  }),
};
