import { describe, expect, it } from '@jest/globals';
import { createUserForm, linkEmployerForm, updateUserForm } from './form-schemas.js';
import { maskedPassword } from '@workboard/contracts/constants';
import { noCompany } from './form-marks.js';
import { newUserValues } from './user-values.js';

const filled = {
  ...newUserValues,
  email: 'peter@kumul.pg',
  firstName: 'Peter',
  lastName: 'Kaupa',
  password: 'secret',
  role: 'employer',
  companyId: '7',
};
const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the form of a new user', () => {
  it('sends the chosen company of an employer as a number', () => {
    expect(createUserForm.parse(filled)).toMatchObject({ role: 'employer', companyId: 7 });
  });

  it('asks an employer for a company, if only for none', () => {
    expect(complaints(createUserForm.safeParse({ ...filled, companyId: '' }))).toEqual([
      'companyId: Please select a company',
    ]);
    expect(createUserForm.parse({ ...filled, companyId: noCompany }).companyId).toBeNull();
  });

  it('clears the company of every other role', () => {
    expect(createUserForm.parse({ ...filled, role: 'job_seeker' }).companyId).toBeNull();
  });
});

describe('the form of an existing user', () => {
  it.each(['', maskedPassword])('does not send the password %p', (password) => {
    expect(updateUserForm.parse({ ...filled, password }).password).toBeUndefined();
  });

  it('splits the skills on commas and sends empty texts as null', () => {
    expect(updateUserForm.parse({ ...filled, skills: 'welding, , rigging', bio: ' ' })).toMatchObject({
      skills: ['welding', 'rigging'],
      bio: null,
    });
  });
});

describe('linking an employer', () => {
  it.each([
    ['both', { userId: '', companyId: '' }, 'userId'],
    ['the company', { userId: '3', companyId: '' }, 'companyId'],
  ])('complains once when %s is missing', (_, values, field) => {
    expect(complaints(linkEmployerForm.safeParse(values))).toEqual([
      `${field}: Please select both an employer and a company`,
    ]);
  });
});
