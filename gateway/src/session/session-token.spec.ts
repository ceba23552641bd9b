import { describe, expect, it } from '@jest/globals';
import { jwtVerify } from 'jose';
import { secretOf, sessionAudience, sessionIssuer, signSession } from './session-token.js';

const now = { SESSION_SECRET: 'the-secret-of-today-is-long' };
const next = { SESSION_SECRET: 'the-secret-of-tomorrow-is-long', SESSION_SECRET_PREVIOUS: now.SESSION_SECRET };

describe('the token of a session', () => {
  it('says what it is for and which secret signed it', async () => {
    const token = await signSession(now, { sid: 'one', seconds: 60 });
    const key = new TextEncoder().encode(secretOf(token, now));
    const { payload } = await jwtVerify(token, key, { issuer: sessionIssuer, audience: sessionAudience });
    expect(payload['sid']).toBe('one');
    expect(token).not.toContain(now.SESSION_SECRET);
  });

  it('stays good while the secret is changed, and no longer', async () => {
    const token = await signSession(now, { sid: 'one', seconds: 60 });
    expect(secretOf(token, next)).toBe(now.SESSION_SECRET);
    expect(secretOf(token, { SESSION_SECRET: next.SESSION_SECRET })).toBeUndefined();
    expect(secretOf('no.token', now)).toBeUndefined();
  });
});
