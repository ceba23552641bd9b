import { Injectable } from '@nestjs/common';
import { AppError, authService, type Caller, type Route } from '@workboard/contracts';
import { apiTokenSession, type Client, hashOfApiToken, InjectClient, SessionCache } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer\s+(\S+)\s*$/i;

/** The API token that a request carries; null when it carries none, and then the session counts. */
export const apiTokenIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? null;

/** Throws unless a token's scopes open the route: one that names no scope is closed to all tokens. */
export const checkScope = ({ scope }: Route, { apiToken }: Caller): void => {
  if (!apiToken) {
    return;
  }
  if (!scope) {
    throw new AppError('api_token_refused');
  }
  if (!apiToken.scopes.includes(scope)) {
    throw new AppError('api_token_scope', {
      message: `This API token may not do this: it lacks the scope ${scope}`,
      extra: { scope },
    });
  }
};

/**
 * Looks API tokens up on every request as sessions are: first in Redis, where an entry lives for seconds, then with the auth
 * service (decision P85).
 */
@Injectable()
export class ApiTokens {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly cache: SessionCache,
  ) {}

  /** Whom a token stands for. Throws `api_token_invalid` and `api_token_expired`. */
  async callerOf(token: string): Promise<Caller> {
    const hash = hashOfApiToken(token);
    const found = hash
      ? ((await this.cache.get(apiTokenSession(hash))) ?? (await this.auth.findApiToken({ hash })))
      : null;
    if (found === null || found === 'expired') {
      throw new AppError(found === null ? 'api_token_invalid' : 'api_token_expired');
    }
    return found;
  }
}
