import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '@workboard/test-kit';
import { User } from '../users/user.entity.js';
import { type World, startWorld } from '../testing/world.js';

describe('questions about people', () => {
  let auth: World;
  beforeAll(async () => {
    auth = await startWorld();
  });
  afterAll(() => auth.stop());

  it('leave out who does not exist, and say no more than was asked', async () => {
    const user = await auth.newUser({ phone: '1', resume: '/api/files/resumes/x' });
    const ids = [999_999, user.id];
    const { id, firstName, lastName, email, resume } = user;
    expect(await auth.visitor.applicants({ ids })).toEqual([{ id, firstName, lastName, email, resume }]);
    expect(await auth.visitor.contacts({ ids })).toEqual([
      { id, firstName, lastName, email, phone: '1', role: 'job_seeker', companyId: null },
    ]);
    expect(await auth.visitor.candidateProfiles({ ids })).toMatchObject([{ userId: id, skills: [], resume }]);
    expect(await auth.visitor.applicants({ ids: [] })).toEqual([]);
  });

  it('give a fingerprint that changes with what rankings read, and with nothing else', async () => {
    const { id } = await auth.newUser({ skills: ['Welding'] });
    const other = await auth.newUser({});
    const fingerprint = async () => {
      const [[person], [profile]] = await Promise.all([
        auth.visitor.candidateFingerprints({ ids: [id] }),
        auth.visitor.candidateProfiles({ ids: [id] }),
      ]);
      expect(profile?.fingerprint).toBe(person?.fingerprint);
      return [person?.fingerprint, await auth.visitor.candidatesStamp({ ids: [id, other.id] })];
    };
    const first = await fingerprint();
    await auth.manager.update(User, { id }, { location: 'Wau' });
    expect(await fingerprint()).toEqual(first);
    await auth.manager.update(User, { id }, { skills: ['Welding', 'Rigging'] });
    const [ofOne, ofBoth] = await fingerprint();
    expect(ofOne).not.toBe(first[0]);
    expect(ofBoth).not.toBe(first[1]);
    expect(await auth.visitor.candidatesStamp({ ids: [id] })).not.toBe(ofBoth);
  });

  it('find those of some people by name, address or skill, and nobody else', async () => {
    const welder = await auth.newUser({ skills: ['MIG welding', 'PLC'] });
    const other = await auth.newUser({ skills: ['PLC programming'] });
    const ids = [welder.id];
    for (const q of ['plc', 'welding', welder.email, `${welder.firstName} ${welder.lastName}`]) {
      expect(await auth.visitor.peopleMatching({ ids, q })).toEqual(ids);
    }
    expect(await auth.visitor.peopleMatching({ ids, q: '%' })).toEqual([]);
    expect(await auth.visitor.peopleMatching({ ids: [welder.id, other.id], q: 'PLC' })).toEqual([welder.id, other.id]);
  });

  it('name the members of a company', async () => {
    const member = await auth.newUser({ role: 'employer', companyId: 40 });
    await auth.newUser({ role: 'employer', companyId: 41 });
    const members = await auth.visitor.companyContacts({ companyId: 40 });
    expect(members.map(({ id }) => id)).toEqual([member.id]);
  });

  it('list what is missing before applying, in the order of the form', async () => {
    const empty = await auth.newUser({ phone: '  ', bio: 'Here' });
    expect(await auth.visitor.applyProfile({ userId: empty.id })).toEqual({
      missing: ['resume', 'phone', 'location', 'experience', 'education'],
      resume: null,
    });
    const resume = '/api/files/resumes/1';
    const rest = { resume, location: 'a', bio: 'b', experience: 'c', education: 'd' };
    const full = await auth.newUser({ ...rest, phone: '7123 4567' });
    expect(await auth.visitor.applyProfile({ userId: full.id })).toEqual({ missing: [], resume });
    const unreachable = await auth.newUser({ ...rest, phone: 'abc' });
    expect(await auth.visitor.applyProfile({ userId: unreachable.id })).toEqual({ missing: ['phone'], resume });
    expect(await refusalOf(auth.visitor.applyProfile({ userId: 999_999 }))).toBe('user_not_found');
  });

  it('give verified job seekers in batches', async () => {
    const { id: afterId } = await auth.newUser();
    const first = await auth.newUser();
    await auth.newUser({ role: 'employer' });
    await auth.newUser({ isVerified: false });
    const second = await auth.newUser();
    expect(await auth.visitor.seekerIds({ afterId, limit: 10 })).toEqual([first.id, second.id]);
    expect(await auth.visitor.seekerIds({ afterId, limit: 1 })).toEqual([first.id]);
  });
});
