import { describe, expect, it } from '@jest/globals';
import type { Application, StatusNotice } from '@workboard/contracts';
import { blinded, blindedNotice } from './blind.js';

const person = { firstName: 'Mere', lastName: 'Kila-Tau' };

describe('the blind view', () => {
  it('names an applicant by the reference alone', () => {
    const application = {
      id: 12,
      coverLetter: 'Mere here',
      resume: '/api/files/resumes/1',
      user: { id: 4, ...person, email: 'mere@people.test', resume: null },
    } as unknown as Application;
    const { user, coverLetter, resume } = blinded(application);
    expect(JSON.stringify([user, coverLetter, resume])).not.toMatch(/mere|kila|people\.test|resumes/i);
    expect(user).toMatchObject({ id: 4, firstName: 'Applicant' });
  });

  it('names who a waiting message is for by the reference, too', () => {
    const notice = { id: 3, applicationId: 12, applicant: { id: 4, ...person } } as unknown as StatusNotice;
    expect(blindedNotice(notice).applicant).toEqual({ id: 4, firstName: 'Applicant', lastName: 'WB-000012' });
  });
});
