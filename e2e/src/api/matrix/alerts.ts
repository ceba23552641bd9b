import { signedIn, superAdmins, seekers, employers, type MatrixRow } from './row.js';

export const alerts: readonly MatrixRow[] = [
  { route: 'jobAlerts.list', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'jobAlerts.preview',
    expected: seekers({ own: 200, other: 200 }),
    call: () => ({ query: { keywords: 'nurse, midwife', location: 'Lae' } }),
  },
  {
    route: 'jobAlerts.create',
    expected: seekers({ own: 201, other: 201 }),
    call: () => ({ body: { title: 'Nurses', keywords: ['nurse'] } }),
  },
  {
    route: 'jobAlerts.update',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newAlert()).id }, body: { isActive: false } }),
  },
  {
    route: 'jobAlerts.remove',
    expected: seekers({ own: 200, other: 404 }),
    call: async (scene) => ({ params: { id: (await scene.newAlert()).id } }),
  },
  { route: 'statusAlerts.get', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'statusAlerts.save',
    expected: seekers({ own: 201, other: 201 }),
    call: (_, actor) => ({ body: { email: actor.user?.email ?? 'a@b.test' } }),
  },
  { route: 'statusAlerts.remove', expected: seekers({ own: 200, other: 200 }) },
  { route: 'sms.list', expected: seekers({ own: 200, other: 200 }) },
  {
    route: 'sms.sendCode',
    about: 'a number of nobody',
    expected: seekers({ own: 400, other: 400 }),
    call: () => ({ body: { phone: '7200 0001' } }),
  },
  {
    route: 'sms.confirm',
    about: 'a number of nobody',
    expected: seekers({ own: 400, other: 400 }),
    call: () => ({ body: { phone: '7200 0001', code: '123456' } }),
  },
  { route: 'mailSettings.get', expected: signedIn(200) },
  {
    route: 'mailSettings.update',
    about: 'mails about applications',
    expected: employers({ own: 200, other: 200, none: 200 }),
    call: () => ({ body: { applicationMails: 'daily' } }),
  },
  {
    route: 'mailSettings.update',
    about: 'reminders of saved jobs',
    expected: seekers({ own: 200, other: 200 }),
    call: () => ({ body: { savedJobReminders: true } }),
  },
  { route: 'deliveries.list', expected: superAdmins(200) },
  {
    route: 'deliveries.get',
    about: 'an absent one',
    expected: superAdmins(404),
    call: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
  },
  {
    route: 'deliveries.resend',
    about: 'an absent one',
    expected: superAdmins(404),
    call: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
  },
];
