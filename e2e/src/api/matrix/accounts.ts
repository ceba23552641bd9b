import { randomUUID } from 'node:crypto';
import { newPerson, unique } from '../../support/people.js';
import { type Call, type Scene } from '../scene.js';
import { everybody, seekers, signedIn, superAdmins, type MatrixRow } from './row.js';

const newLogin = async (scene: Scene): Promise<Call> => {
  const { user } = await newPerson(scene.admin, { role: 'job_seeker' });
  return { body: { email: user?.email, password: 'Workboard#2026' } };
};

/** Somebody whose session the call may end. */
const disposable: MatrixRow['actor'] = (scene, name) =>
  name === 'visitor' || name === 'endedSuperAdmin'
    ? Promise.resolve(scene.actors[name])
    : newPerson(scene.admin, { role: 'job_seeker' });

const registration = () => ({
  email: `r${unique()}@people.test`,
  password: 'longenough',
  firstName: 'Ai',
  lastName: 'Sam',
  role: 'job_seeker',
});

export const accounts: readonly MatrixRow[] = [
  { route: 'auth.login', expected: everybody(200), call: newLogin, actor: disposable },
  { route: 'auth.register', expected: everybody(201), call: () => ({ body: registration() }) },
  {
    route: 'auth.resendVerification',
    expected: everybody(200),
    call: () => ({ body: { email: 'nobody@people.test' } }),
  },
  { route: 'auth.checkLink', expected: everybody(401), call: () => ({ body: { token: 'unknown' } }) },
  { route: 'auth.checkInvitation', expected: everybody(401), call: () => ({ body: { token: 'unknown' } }) },
  {
    route: 'auth.acceptInvitation',
    expected: everybody(401),
    call: () => ({ body: { token: 'unknown', password: 'longenough' } }),
  },
  { route: 'auth.tempLogin', expected: everybody(401), call: () => ({ body: { token: 'unknown' } }) },
  { route: 'auth.forgotPassword', expected: everybody(200), call: () => ({ body: { email: 'nobody@people.test' } }) },
  {
    route: 'auth.resetPassword',
    expected: everybody(400),
    call: () => ({ body: { token: 'unknown', password: 'longenough' } }),
  },
  {
    route: 'auth.logout',
    expected: everybody(200),
    actor: disposable,
  },
  {
    route: 'account.close',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong' } }),
  },
  { route: 'account.exports', expected: signedIn(200) },
  {
    route: 'account.startExport',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong' } }),
  },
  { route: 'account.exportFile', expected: signedIn(404), call: () => ({ params: { id: randomUUID() } }) },
  { route: 'account.keep', expected: signedIn(200) },
  {
    route: 'phoneSignIn.sendCode',
    about: 'a number that gets no texts',
    expected: everybody(400),
    call: () => ({ body: { phone: '+1 212 555 0199' } }),
  },
  {
    route: 'phoneSignIn.signIn',
    expected: everybody(400),
    call: () => ({ body: { phone: '7200 0001', code: '123456' } }),
  },
  {
    route: 'phoneSignIn.disown',
    expected: everybody(400),
    call: () => ({ body: { phone: '7200 0001', code: '123456' } }),
  },
  { route: 'phoneSignIn.get', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'phoneSignIn.add',
    expected: seekers({ own: 400, other: 400 }),
    call: () => ({ body: { phone: '7200 0001', code: '123456', currentPassword: 'wrong' } }),
  },
  { route: 'phoneSignIn.remove', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'secondFactor.signIn',
    expected: everybody(401),
    call: () => ({ body: { ticket: 'unknown', code: '123456' } }),
  },
  { route: 'secondFactor.state', expected: signedIn(200) },
  {
    route: 'secondFactor.setUp',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong' } }),
  },
  { route: 'secondFactor.turnOn', expected: signedIn(409), call: () => ({ body: { code: '123456' } }) },
  {
    route: 'secondFactor.renewCodes',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong', code: '123456' } }),
  },
  {
    route: 'secondFactor.turnOff',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong', code: '123456' } }),
  },
  {
    route: 'secondFactor.reset',
    expected: superAdmins(409),
    call: (scene) => ({ params: { id: scene.seekerId } }),
  },
  { route: 'auth.me', expected: signedIn(200) },
  { route: 'auth.sessions', expected: signedIn(200) },
  { route: 'auth.endSession', expected: signedIn(404), call: () => ({ params: { id: randomUUID() } }) },
  {
    route: 'auth.endOtherSessions',
    expected: signedIn(200),
    actor: disposable,
  },
  {
    route: 'auth.changePassword',
    expected: signedIn(400),
    call: () => ({ body: { currentPassword: 'wrong', newPassword: 'longenough' } }),
  },
  {
    route: 'users.get',
    about: 'an applicant',
    expected: { visitor: 401, seeker: 200, employer: 200, superAdmin: 200, rest: 404 },
    call: (scene) => ({ params: { id: scene.seekerId } }),
  },
  {
    route: 'users.update',
    about: "a seeker's",
    expected: { visitor: 401, seeker: 200, superAdmin: 403, rest: 404 },
    call: (scene) => ({ params: { id: scene.seekerId }, body: { bio: `Changed ${unique()}` } }),
  },
];
