import { describe, expect, it } from '@jest/globals';
import { type Caller, defineService, openWrite, read, roles, route, write } from '@workboard/contracts';
import { z } from 'zod';
import { newContext, runInContext } from '../context/request-context.js';
import { Handles } from './handles.js';

const input = z.object({ word: z.string() });
const seekersOnly = route({
  method: 'POST',
  path: '/words',
  summary: 'A word',
  access: ['job_seeker'],
  refusal: 'seekers_only',
  answer: z.string(),
});
const { messages } = defineService('parrot', {
  public: read<string>()('public', input),
  internal: read<string>()('internal', input),
  internalWrite: write<string>()('internal', input),
  session: read<string>()('session', input),
  employers: read<string>()(['employer'], input),
  superAdmins: read<string>()(['super_admin'], input),
  ofRoute: read<string>()(seekersOnly, input),
  write: write<string>()(['employer'], input),
  openWrite: openWrite<string>()(['employer'], input),
});
type Name = keyof typeof messages;

const said = ({ word }: { word: string }, caller: Caller | null) =>
  Promise.resolve(`${word} ${caller?.role ?? 'visitor'}`);

class Parrot {
  @Handles(messages.public)
  public(data: z.infer<typeof input>, caller: Caller | null) {
    return said(data, caller);
  }

  @Handles(messages.internal)
  internal(data: z.infer<typeof input>, caller: Caller | null) {
    return said(data, caller);
  }

  @Handles(messages.internalWrite)
  internalWrite(data: z.infer<typeof input>, caller: Caller | null) {
    return said(data, caller);
  }

  @Handles(messages.session)
  session(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }

  @Handles(messages.employers)
  employers(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }

  @Handles(messages.superAdmins)
  superAdmins(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }

  @Handles(messages.ofRoute)
  ofRoute(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }

  @Handles(messages.write)
  write(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }

  @Handles(messages.openWrite)
  openWrite(data: z.infer<typeof input>, caller: Caller) {
    return said(data, caller);
  }
}

/** What a message comes to in somebody's name: its answer, or the code of the refusal. */
const outcome = async (name: Name, caller: Caller | null, data: object = { word: 'hello' }): Promise<string> => {
  const handler: Record<Name, (data: never) => Promise<string>> = Object.create(Parrot.prototype);
  try {
    return await runInContext(newContext({ caller }), () => handler[name](data as never));
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const person = (overrides: Partial<Caller> = {}): Caller => ({
  userId: 7,
  role: 'employer',
  companyId: 3,
  sessionId: 's',
  ...overrides,
});
const reader = person({ teamRole: 'reader' });
/** What each role, and a visitor, get. */
const outcomes = async (name: Name): Promise<Record<string, string>> =>
  Object.fromEntries([
    ['visitor', await outcome(name, null)],
    ...(await Promise.all(roles.map(async (role) => [role, await outcome(name, person({ role }))] as const))),
  ]);
const everybody = {
  visitor: 'hello visitor',
  job_seeker: 'hello job_seeker',
  employer: 'hello employer',
  admin: 'hello admin',
  super_admin: 'hello super_admin',
};

describe('a message', () => {
  it('for everybody is answered to everybody, and its handler learns who asks', async () => {
    expect(await outcomes('public')).toEqual(everybody);
  });

  it('among our processes is answered whoever they ask for', async () => {
    expect(await outcomes('internal')).toEqual(everybody);
  });

  it('for anyone signed in is refused to visitors', async () => {
    expect(await outcomes('session')).toEqual({ ...everybody, visitor: 'unauthenticated' });
  });

  it('for some roles is refused to visitors and to all others', async () => {
    const others = {
      visitor: 'unauthenticated',
      job_seeker: 'forbidden',
      admin: 'forbidden',
      super_admin: 'forbidden',
    };
    expect(await outcomes('employers')).toEqual({ ...everybody, ...others });
  });

  it('for super admins says so to all others', async () => {
    const code = 'super_admin_required';
    const others = { visitor: 'unauthenticated', job_seeker: code, employer: code, admin: code };
    expect(await outcomes('superAdmins')).toEqual({ ...everybody, ...others });
  });

  it('that is the call of a route is for whom the route is for, and refuses in its words', async () => {
    const code = 'seekers_only';
    const others = { visitor: 'unauthenticated', employer: code, admin: code, super_admin: code };
    expect(await outcomes('ofRoute')).toEqual({ ...everybody, ...others });
  });

  it('that changes something is refused to a company’s readers, unless it is open to them (P67)', async () => {
    expect(await outcome('write', reader)).toBe('read_only_member');
    expect(await outcome('internalWrite', reader)).toBe('read_only_member');
    expect(await outcome('openWrite', reader)).toBe('hello employer');
    expect(await outcome('employers', reader)).toBe('hello employer');
  });

  it('is refused before what it says is looked at', async () => {
    expect(await outcome('employers', null, {})).toBe('unauthenticated');
    expect(await outcome('employers', person(), {})).toBe('validation_failed');
  });
});
