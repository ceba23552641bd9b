import type { Calendar } from '../calendar.js';
import type { CompanyProfile } from './profile.js';
import { landLine } from '../phones.js';
import { placeOf } from '../provinces.js';
import type { Random } from '../random.js';
import { settings } from '../settings.js';
import type { DemoCompany } from '../types.js';

/** A company's row from its profile. */
export const companyOf = (
  profile: CompanyProfile,
  options: { id: number; ownerId: number; createdAt: Date; random: Random },
): DemoCompany => {
  const { id, ownerId, createdAt, random } = options;
  const town = profile.towns[0];
  const domain = `${profile.key}.test`;
  return {
    id,
    key: profile.key,
    name: profile.name,
    description: profile.description,
    logo: profile.logo,
    website: random.chance(0.85) ? `https://www.${domain}` : null,
    industry: profile.industry,
    size: profile.size,
    location: placeOf(town),
    postalAddress: `PO Box ${random.int(12, 1980)}, ${town} ${random.int(111, 799)}`,
    businessLocation: profile.address,
    phone: landLine(random, town),
    email: `info@${domain}`,
    foundedYear: profile.founded,
    benefits: random.sample(settings[profile.setting].benefits, 5),
    culture: profile.culture,
    status: profile.unauthorised ? 'unauthorised' : 'authorised',
    ownerId,
    createdAt,
  };
};

/** When a company came to the board: the unauthorised ones in the last days, the others long before. */
export const joinedAt = (profile: CompanyProfile, { calendar, random }: { calendar: Calendar; random: Random }): Date =>
  profile.unauthorised
    ? calendar.at(-random.int(1, 6), 10, random.int(0, 59))
    : calendar.at(-random.int(150, 400), random.int(8, 16), random.int(0, 59));
