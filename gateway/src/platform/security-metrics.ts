import type { ErrorCode, Role } from '@workboard/contracts';
import { Counter } from 'prom-client';

const signInFailures = new Counter({ name: 'workboard_sign_in_failures_total', help: 'Sign-ins that were refused' });
const limited = new Counter({
  name: 'workboard_rate_limited_total',
  help: 'Calls that a rate limit refused, by the limit',
  labelNames: ['limit'],
});
const denied = new Counter({
  name: 'workboard_access_denied_total',
  help: 'Calls that were refused for the role of their caller',
  labelNames: ['role'],
});
const conflicts = new Counter({
  name: 'workboard_conflicts_total',
  help: 'Changes refused because the data was changed meanwhile, and sendings refused as repeated with other content',
});
const invalidTokens = new Counter({
  name: 'workboard_invalid_tokens_total',
  help: 'Session cookies, API tokens and mailed links that were not valid, or not any more',
});
const crossSite = new Counter({ name: 'workboard_cross_site_total', help: "Changes that another site's page tried" });

/** A role was refused what its route is not for. */
export const countDenial = (role: Role): void => denied.inc({ role });
/** A limit was reached. */
export const countLimited = (limit: string): void => limited.inc({ limit });
/** A session cookie stood for nobody. */
export const countInvalidToken = (): void => invalidTokens.inc();

const counted: Partial<Record<ErrorCode, Counter>> = {
  invalid_credentials: signInFailures,
  conflict: conflicts,
  idempotency_key_reused: conflicts,
  invalid_token: invalidTokens,
  invalid_reset_token: invalidTokens,
  cross_site: crossSite,
};
/** Counts a refusal; many of them are the sign of an attack (docs/security.md). */
export const countRefusal = (code: ErrorCode): void => counted[code]?.inc();
