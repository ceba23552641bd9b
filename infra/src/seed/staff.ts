import { addDays, type Calendar } from './calendar.js';
import type { CompanyProfile } from './companies/profile.js';
import { addressOf, type Name, type Names } from './names.js';
import { mobile } from './phones.js';
import { placeOf, provinceOf } from './provinces.js';
import type { Random } from './random.js';
import type { DemoUser } from './types.js';

interface StaffOptions {
  readonly calendar: Calendar;
  readonly names: Names;
  readonly random: Random;
}

const account = (
  options: Pick<DemoUser, 'id' | 'email' | 'role' | 'companyId' | 'createdAt'> & { name: Name },
): DemoUser => ({
  id: options.id,
  email: options.email,
  firstName: options.name.first,
  lastName: options.name.last,
  role: options.role,
  companyId: options.companyId,
  phone: null,
  location: null,
  bio: null,
  skills: [],
  experience: null,
  education: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  verified: true,
  createdAt: options.createdAt,
  career: null,
});

/** The accounts of decision R3 that are nobody's staff, and one with the role 'admin'. The ids start at `firstId`. */
export const platformAccounts = ({ calendar, firstId }: { calendar: Calendar; firstId: number }): DemoUser[] => {
  const createdAt = calendar.at(-420, 9);
  return [
    account({
      id: firstId,
      email: 'admin@workboard.test',
      role: 'super_admin',
      companyId: null,
      createdAt,
      name: { first: 'Miriam', last: 'Tau' },
    }),
    account({
      id: firstId + 1,
      email: 'moderator@workboard.test',
      role: 'admin',
      companyId: null,
      createdAt,
      name: { first: 'Leo', last: 'Pomat' },
    }),
    account({
      id: firstId + 2,
      email: 'newseeker@workboard.test',
      role: 'job_seeker',
      companyId: null,
      createdAt: calendar.hoursAgo(20),
      name: { first: 'Peter', last: 'Nema' },
    }),
  ];
};

/** The owner and the team of a company, all with its e-mail domain (decision A12). */
export const staffOf = (
  profile: CompanyProfile,
  options: StaffOptions & { companyId: number; firstId: number; companyCreatedAt: Date },
): DemoUser[] => {
  const { companyId, firstId, companyCreatedAt, names, random } = options;
  const town = profile.towns[0];
  return Array.from({ length: profile.team + 1 }, (_, index) => {
    const isDemoEmployer = profile.key === 'kumul-energy' && index === 0;
    const name = isDemoEmployer ? { first: 'Martha', last: 'Kaupa' } : names.next(provinceOf(town).region);
    return {
      ...account({
        id: firstId + index,
        email: isDemoEmployer ? 'employer@kumul-energy.test' : addressOf(name, `${profile.key}.test`),
        role: 'employer',
        companyId,
        createdAt: addDays(companyCreatedAt, index === 0 ? -1 : random.int(1, 60)),
        name,
      }),
      phone: mobile(random),
      location: placeOf(town),
    };
  });
};

/** Employers who have not created a company yet, for the link screen. */
export const employersWithoutCompany = ({
  calendar,
  names,
  random,
  firstId,
}: StaffOptions & { firstId: number }): DemoUser[] =>
  ['sogeri-orchards.test', 'karkar-copra.test', 'manus-boatyard.test'].map((domain, index) => {
    const name = names.next('Momase');
    return account({
      id: firstId + index,
      email: addressOf(name, domain),
      role: 'employer',
      companyId: null,
      createdAt: calendar.at(-random.int(1, 30), 10, 15),
      name,
    });
  });
