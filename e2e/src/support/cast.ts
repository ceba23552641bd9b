import type { Application } from '@workboard/contracts';
import type { Browser } from 'playwright-core';
import { newVisitor, type Visit, type Visitor } from './browser.js';
import { signIn } from './client.js';
import { newPerson, password, superAdmin, superAdminEmail } from './people.js';
import type { Samples, Viewer } from './places.js';

/** Somebody for each view of the product, and something for them to look at. */
export interface Cast {
  emails: Record<Exclude<Viewer, 'visitor'>, string>;
  samples: Samples;
}

/** The demo data's people (decision R3), who have much to show; those whom it lacks are made. They are only looked at. */
export const demoCast = async (): Promise<Cast> => {
  const admin = await superAdmin();
  const demo = {
    seeker: 'seeker@workboard.test',
    'new seeker': 'newseeker@workboard.test',
    employer: 'employer@kumul-energy.test',
    'super admin': superAdminEmail,
  };
  const employer = await signIn(demo.employer, password);
  const [application] = await employer.must<Application[]>('GET', '/api/applications');
  if (!application) {
    throw new Error('The demo data has no application for the demo employer');
  }
  const newcomer = await newPerson(admin, { role: 'employer', domain: 'newcomer.test' });
  // The role admin is given in the edit form alone (spec §2).
  const clerk = await newPerson(admin, { role: 'job_seeker' });
  await admin.must('PUT', `/api/admin/users/${clerk.user?.id}`, { body: { role: 'admin' } });
  return {
    emails: { ...demo, 'employer without company': newcomer.user?.email ?? '', admin: clerk.user?.email ?? '' },
    samples: { job: application.jobId, company: application.job.company.id, candidate: application.userId },
  };
};

/** A fresh browser profile of a person who has signed in. */
export const enter = async (browser: Browser, email: string, visit?: Visit): Promise<Visitor> => {
  const visitor = await newVisitor(browser, visit);
  const answer = await visitor.context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) {
    throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
  }
  return visitor;
};

/** A fresh browser profile for a view of the product. */
export const enterAs = ({ browser, cast, viewer }: { browser: Browser; cast: Cast; viewer: Viewer }) =>
  viewer === 'visitor' ? newVisitor(browser) : enter(browser, cast.emails[viewer]);
