import { describe, expect, it } from '@jest/globals';
import { applicationStatuses, applyProfileFields } from '@workboard/contracts';
import { companyProfiles } from './companies/profiles.js';
import {
  applications,
  byEmail,
  companies,
  companyById,
  distinct,
  listed,
  seekers,
  userById,
  users,
} from './testing/sample.js';

describe('demo accounts', () => {
  it('has those of decision R3', () => {
    expect(byEmail('admin@workboard.test')?.role).toBe('super_admin');
    const employer = byEmail('employer@kumul-energy.test');
    const kumul = companies.find(({ ownerId }) => ownerId === employer?.id);
    expect([kumul?.name, kumul?.status, employer?.companyId]).toEqual(['Kumul Energy', 'authorised', kumul?.id]);
    const seeker = byEmail('seeker@workboard.test');
    expect(applyProfileFields.filter((field) => field !== 'resume' && !seeker?.[field])).toEqual([]);
    expect(seeker?.career).not.toBeNull();
    const newcomer = byEmail('newseeker@workboard.test');
    expect([newcomer?.phone, newcomer?.bio, newcomer?.experience, newcomer?.career, newcomer?.skills]).toEqual([
      null,
      null,
      null,
      null,
      [],
    ]);
  });

  it('gives the demo employer several applicants on every listed job, and the demo seeker every status', () => {
    const kumul = companies.find(({ key }) => key === 'kumul-energy');
    const counts = listed.filter(({ companyId }) => companyId === kumul?.id).map((job) => job.applications);
    expect(counts.length).toBeGreaterThan(15);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    const own = applications.filter(({ userId }) => userId === byEmail('seeker@workboard.test')?.id);
    expect(applicationStatuses.filter((status) => !own.some((application) => application.status === status))).toEqual(
      [],
    );
  });

  it('has about 85 of 100 profiles complete', () => {
    const complete = seekers.filter(
      (user) => user.career !== null && applyProfileFields.every((field) => field === 'resume' || user[field]),
    );
    expect(complete.length / seekers.length).toBeGreaterThan(0.75);
    expect(complete.length / seekers.length).toBeLessThan(0.93);
  });

  it('keeps team members in the domain of their company and addresses unique', () => {
    expect(distinct(users.map(({ email }) => email))).toBe(users.length);
    expect(users.filter(({ email }) => !email.endsWith('.test'))).toEqual([]);
    const staff = users.filter(({ companyId }) => companyId !== null);
    expect(
      staff.filter((user) => user.email.split('@')[1] !== companyById.get(user.companyId ?? 0)?.email.split('@')[1]),
    ).toEqual([]);
    expect(companies.filter(({ id, ownerId }) => userById.get(ownerId)?.companyId !== id)).toEqual([]);
    expect(companyProfiles.filter(({ team }) => team > 0).length).toBeGreaterThan(5);
  });
});
