import { randomUUID } from 'node:crypto';
import type { Client } from '../../support/client.js';
import { companyBody, newPerson, password, unique } from '../../support/people.js';
import { everybody, superAdmins, employers, type MatrixRow } from './row.js';

const domainOf = (actor: Client): string => actor.user?.email.split('@')[1] ?? 'people.test';

export const companies: readonly MatrixRow[] = [
  { route: 'companies.list', expected: everybody(200) },
  {
    route: 'companies.get',
    about: 'authorised',
    expected: everybody(200),
    call: (scene) => ({ params: { id: scene.employer.company.id } }),
  },
  {
    route: 'companies.get',
    about: 'unauthorised',
    expected: { superAdmin: 200, rest: 404 },
    call: async (scene) => ({ params: { id: (await scene.newCompany()).id } }),
  },
  {
    route: 'companies.create',
    expected: employers({ own: 409, other: 409, none: 201 }),
    actor: async (scene, name) =>
      name === 'loneEmployer' ? newPerson(scene.admin, { role: 'employer' }) : scene.actors[name],
    call: () => ({ body: companyBody(`c${unique()}.test`) }),
  },
  {
    route: 'companies.update',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: (scene) => ({ params: { id: scene.employer.company.id }, body: { culture: `Fair ${unique()}` } }),
  },
  { route: 'apiTokens.list', expected: employers({ own: 200, other: 200, none: 400 }) },
  {
    route: 'apiTokens.create',
    expected: employers({ own: 200, other: 200, none: 400 }),
    call: () => ({ body: { name: 'Payroll', scopes: ['jobs:read'], currentPassword: password } }),
  },
  {
    route: 'apiTokens.create',
    about: 'with a wrong password',
    expected: employers({ own: 400, other: 400, none: 400 }),
    call: () => ({ body: { name: 'Payroll', scopes: ['jobs:read'], currentPassword: 'wrong' } }),
  },
  {
    route: 'apiTokens.revoke',
    expected: employers({ own: 200, other: 404, none: 400 }),
    call: async (scene) => ({ params: { id: (await scene.newApiToken(['jobs:read'])).id } }),
  },
  { route: 'webhooks.list', expected: employers({ own: 200, other: 200, none: 400 }) },
  {
    route: 'webhooks.create',
    expected: employers({ own: 200, other: 200, none: 400 }),
    call: (scene) => ({ body: scene.webhookBody() }),
  },
  {
    route: 'webhooks.update',
    expected: employers({ own: 200, other: 404, none: 400 }),
    call: async (scene) => ({ params: { id: (await scene.newWebhook()).id }, body: { isActive: false } }),
  },
  {
    route: 'webhooks.deliveries',
    expected: employers({ own: 200, other: 404, none: 400 }),
    call: async (scene) => ({ params: { id: (await scene.newWebhook()).id } }),
  },
  {
    route: 'webhooks.test',
    expected: employers({ own: 201, other: 404, none: 400 }),
    call: async (scene) => ({ params: { id: (await scene.newWebhook()).id } }),
  },
  {
    route: 'webhooks.resend',
    about: 'an absent one',
    expected: employers({ own: 404, other: 404, none: 400 }),
    call: () => ({ params: { id: randomUUID() } }),
  },
  {
    route: 'webhooks.remove',
    expected: employers({ own: 200, other: 404, none: 400 }),
    call: async (scene) => ({ params: { id: (await scene.newWebhook()).id } }),
  },
  { route: 'team.list', expected: employers({ own: 200, other: 200, none: 400 }) },
  {
    route: 'team.add',
    expected: employers({ own: 201, other: 201, none: 400 }),
    call: (scene, actor) => ({ body: scene.memberBody(domainOf(actor)) }),
  },
  {
    route: 'team.addUser',
    expected: employers({ own: 201, other: 201, none: 400 }),
    call: (scene, actor) => ({ body: scene.memberBody(domainOf(actor)) }),
  },
  {
    route: 'team.update',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { userId: (await scene.newMember()).id }, body: { firstName: 'Changed' } }),
  },
  {
    route: 'team.remove',
    expected: employers({ own: 200, other: 404, none: 404 }),
    call: async (scene) => ({ params: { userId: (await scene.newMember()).id } }),
  },
  { route: 'employerLink.employers', expected: superAdmins(200) },
  {
    route: 'employerLink.link',
    expected: superAdmins(200),
    call: async (scene) => {
      const { user } = await newPerson(scene.admin, { role: 'employer' });
      return { body: { userId: user?.id, companyId: (await scene.newCompany()).id } };
    },
  },
];
