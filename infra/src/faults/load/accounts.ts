import { setTimeout as delay } from 'node:timers/promises';
import type { User } from '@workboard/contracts';
import { isDone, type Person } from './person.js';
import { profile, resumeForm, type World } from './world.js';

/** An ended session must be refused after this time everywhere (I5). */
const endedWithinMs = 5000;
const mailPatienceMs = 40_000;
const fewestSeekers = 12;

/** The token in the newest mail to somebody; null when none came in time, which the mails' own check sees. */
const tokenFor = async ({ smtp, journal }: World, email: string, subject: RegExp): Promise<string | null> => {
  const until = Date.now() + mailPatienceMs;
  while (Date.now() < until) {
    const found = smtp.received.findLast(({ to, mail }) => to.includes(email) && subject.test(mail.subject ?? ''));
    const token = /token=([\w-]+)/.exec(found?.mail.text ?? '')?.[1];
    if (token) {
      journal.promise('secret', { text: token, what: 'token of a mailed link' });
      return token;
    }
    await delay(250);
  }
  return null;
};

/** Uses a mailed link from several browsers at once, as scanners and impatient people do; it may work once (I13). */
const useLink = async (
  world: World,
  { person, token, path, body }: { person: Person; token: string; path: string; body: object },
): Promise<Person | null> => {
  const browsers = Array.from({ length: 3 }, () => person.stranger(person.email, person.password));
  const replies = await Promise.all(
    browsers.map((browser) => browser.send('use link', 'POST', path, { body: { ...body, token } })),
  );
  for (const { status } of replies) {
    world.journal.promise('link used', { token, status });
  }
  return browsers[replies.findIndex(isDone)] ?? null;
};

/** Registers, waits for the mail, opens its link and becomes one of the seekers. */
export const register = async (world: World): Promise<void> => {
  const password = `Kofi-${world.unique()}#7`;
  world.journal.promise('secret', { text: password, what: 'password' });
  const newcomer = world.visitor.stranger(`n${world.unique()}@people.test`, password);
  const { email } = newcomer;
  const body = { email, password, firstName: 'Ai', lastName: 'Sam', role: 'job_seeker' };
  const reply = await newcomer.send('register', 'POST', '/api/auth/register', { body, key: `fault-${world.unique()}` });
  if (!isDone(reply)) {
    return;
  }
  world.journal.promise('registered', { email });
  const token = await tokenFor(world, email, /^Verify/);
  const person = token
    ? await useLink(world, { person: newcomer, token, path: '/api/auth/temp-login', body: {} })
    : null;
  const me = await person?.send<User>('register', 'GET', '/api/auth/me');
  if (person && me && isDone(me)) {
    person.id = me.body.id;
    await person.send('edit profile', 'PUT', `/api/users/${person.id}`, { body: profile(world) });
    await person.send('upload', 'POST', '/api/upload/resume', { form: resumeForm(world) });
    world.seekers.push({ person, applications: new Map(), saved: new Set() });
  }
};

/** Forgets the password and chooses another one by the mailed link. */
export const resetPassword = async (world: World): Promise<void> => {
  const { person } = world.random.pick(world.seekers);
  const { email } = person;
  const before = person.copy();
  const asked = await person
    .stranger()
    .send('forgot password', 'POST', '/api/auth/forgot-password', { body: { email } });
  if (!isDone(asked)) {
    return;
  }
  world.journal.promise('password forgotten', { email });
  const token = await tokenFor(world, email, /^Reset your/);
  const password = `Kofi-${world.unique()}#8`;
  world.journal.promise('secret', { text: password, what: 'password' });
  if (token && (await useLink(world, { person, token, path: '/api/auth/reset-password', body: { password } }))) {
    person.password = password;
    await delay(endedWithinMs);
    await before.send('ended session', 'GET', '/api/auth/me', { forbidden: true });
    await person.send('sign in', 'POST', '/api/auth/login', { body: { email, password } });
  }
};

/** Signs in, out, and tries the old session again. */
export const signInAndOut = async ({ random, seekers }: World): Promise<void> => {
  const { person } = random.pick(seekers);
  const { email, password } = person;
  const other = person.stranger(email, password);
  const entered = await other.send('sign in', 'POST', '/api/auth/login', { body: { email, password } });
  if (!isDone(entered)) {
    return;
  }
  const old = other.copy();
  await other.send('look around', 'GET', '/api/auth/me');
  if (isDone(await other.send('sign out', 'POST', '/api/auth/logout'))) {
    await delay(endedWithinMs);
    await old.send('ended session', 'GET', '/api/auth/me', { forbidden: true });
  }
};

/** Somebody whose session was ended signs in again, as people do. */
export const signInAgain = async (person: Person): Promise<void> => {
  const me = await person.send('look around', 'GET', '/api/auth/me');
  if (me.status === 401) {
    const { email, password } = person;
    await person.send('sign in', 'POST', '/api/auth/login', { body: { email, password } });
  }
};

export const comeBack = ({ random, seekers }: World): Promise<void> => signInAgain(random.pick(seekers).person);

/** What super admins look at. */
export const administer = async ({ admin, random }: World): Promise<void> => {
  const paths = [
    '/api/admin/users?limit=20',
    '/api/admin/jobs?limit=20',
    '/api/admin/audit?limit=20',
    '/api/admin/deliveries?limit=20',
  ];
  const reply = await admin.send('administer', 'GET', random.pick(paths));
  if (reply.status === 401) {
    await signInAgain(admin);
  }
};

/** An account goes, with everything that hangs on it. */
export const removeUser = async (world: World): Promise<void> => {
  if (world.seekers.length <= fewestSeekers) {
    return;
  }
  const gone = world.random.pick(world.seekers);
  world.seekers = world.seekers.filter((seeker) => seeker !== gone);
  const { id, email } = gone.person;
  world.journal.promise('user deleted', { id, email });
  const reply = await world.admin.send('delete user', 'DELETE', `/api/admin/users/${id}`);
  if (isDone(reply)) {
    await delay(endedWithinMs);
    await gone.person.send('ended session', 'GET', '/api/auth/me', { forbidden: true });
  }
};
