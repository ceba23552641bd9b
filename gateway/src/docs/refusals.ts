import { type ErrorCode, errorCodes, isCreating, isForReaders, refusalOf, type Route } from '@workboard/contracts';
import { z } from 'zod';

const meanings: Readonly<Record<number, string>> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Absent or not visible',
  409: 'Conflicts with the present state',
  413: 'Too large',
  415: 'Wrong type',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many requests; see Retry-After',
  503: 'A dependency is down; see Retry-After',
};

/** Whether the call may say which version of the record it changes (decision W12); a stale one is a conflict. */
const takesVersion = ({ body }: Route): boolean => body instanceof z.ZodObject && 'version' in body.shape;

const codesOf = (route: Route): ErrorCode[] => {
  const { access, params, query, body, upload, method } = route;
  const needsSession = access !== 'public';
  const changes = method !== 'GET';
  const codes: (ErrorCode | false)[] = [
    'rate_limited',
    'unavailable',
    Boolean(params ?? query ?? body ?? upload) && 'validation_failed',
    needsSession && 'unauthenticated',
    route.scope !== undefined && 'api_token_invalid',
    route.scope !== undefined && 'api_token_expired',
    route.scope !== undefined && 'api_token_scope',
    needsSession && !route.beforeSecondFactor && 'second_factor_missing',
    Array.isArray(access) && refusalOf(route),
    !isForReaders(route) && 'read_only_member',
    // Changes are refused to pages of other sites (decision A5).
    changes && 'cross_site',
    Boolean(params) && 'not_found',
    takesVersion(route) && 'conflict',
    Boolean(body ?? upload) && 'payload_too_large',
    Boolean(body ?? upload) && 'unsupported_media_type',
    isCreating(route) && 'idempotency_key_reused',
  ];
  return [...codes.filter((code) => code !== false), ...(route.refuses ?? [])];
};

/** How a route may refuse: each status with its meaning and the codes that programs tell refusals apart by. */
export const refusalsOf = (route: Route): { status: number; description: string }[] => {
  const codes = [...new Set(codesOf(route))];
  const statuses = [...new Set(codes.map((code) => errorCodes[code][0]))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const own = codes.filter((code) => errorCodes[code][0] === status).map((code) => `\`${code}\``);
    return { status, description: `${meanings[status]} (${own.join(', ')})` };
  });
};
