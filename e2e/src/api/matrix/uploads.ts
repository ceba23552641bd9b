import type { Client } from '../../support/client.js';
import { logoForm, newPerson, resumeForm } from '../../support/people.js';
import type { ActorName, Scene } from '../scene.js';
import { everybody, signedIn, employers, type MatrixRow } from './row.js';

/** Somebody of the actor's role whose own file may be replaced. */
const freshSession = async (scene: Scene, name: ActorName): Promise<Client> => {
  const role = scene.actors[name].user?.role;
  return name === 'endedSuperAdmin' || !role ? scene.actors[name] : newPerson(scene.admin, { role });
};

/** The same with a profile that makes a CV. */
const withProfile = async (scene: Scene, name: ActorName): Promise<Client> => {
  const client = await freshSession(scene, name);
  if (client !== scene.actors[name]) {
    await client.must('PUT', `/api/users/${client.user?.id}`, {
      body: { experience: 'Cook, 2018-2024', education: 'Grade 12' },
    });
  }
  return client;
};

export const uploads: readonly MatrixRow[] = [
  { route: 'uploads.resumeInfo', expected: signedIn(200) },
  { route: 'uploads.removeResume', expected: signedIn(200), actor: (scene, name) => freshSession(scene, name) },
  {
    route: 'uploads.resume',
    expected: signedIn(201),
    actor: (scene, name) => freshSession(scene, name),
    call: () => ({ form: resumeForm() }),
  },
  {
    route: 'uploads.previewCv',
    expected: signedIn(200),
    actor: (scene, name) => withProfile(scene, name),
  },
  {
    route: 'uploads.makeCv',
    expected: signedIn(200),
    actor: (scene, name) => withProfile(scene, name),
    call: () => ({ body: { layout: 'modern' } }),
  },
  {
    route: 'uploads.logo',
    expected: { visitor: 401, seeker: 403, otherSeeker: 403, admin: 403, rest: 201 },
    call: async () => ({ form: await logoForm() }),
  },
  {
    route: 'uploads.companyLogo',
    expected: employers({ own: 201, other: 403, none: 403, superAdmin: 201 }),
    call: async (scene) => ({ params: { companyId: scene.employer.company.id }, form: await logoForm() }),
  },
  {
    route: 'uploads.adminLogo',
    expected: { visitor: 401, admin: 201, superAdmin: 201, rest: 403 },
    call: async (scene) => ({ params: { companyId: scene.employer.company.id }, form: await logoForm() }),
  },
  {
    route: 'uploads.removeLogo',
    expected: employers({ own: 200, other: 403, none: 403, superAdmin: 200 }),
    call: async (scene) => {
      await scene.withLogo();
      return { params: { companyId: scene.employer.company.id } };
    },
  },
  {
    route: 'uploads.resumeFile',
    about: "an applicant's",
    expected: { visitor: 401, seeker: 200, employer: 200, superAdmin: 200, rest: 404 },
    call: async (scene) => ({ params: { fileId: await scene.resumeFileId() } }),
  },
  {
    route: 'uploads.logoFile',
    expected: everybody(200),
    call: async (scene) => ({ params: { fileId: await scene.withLogo() } }),
  },
];
