import { Injectable } from '@nestjs/common';
import { AppError, type Company as CompanyResponse, type LikeCompany, type Likeness } from '@workboard/contracts';
import { isSharedMailDomain } from '@workboard/contracts/mail-domains';
import { DataSource } from 'typeorm';
import { Company } from './company.entity.js';
import { afterAt, hostOf } from './email-domain.rules.js';
import { resembles } from './identity.rules.js';

type Looks = Pick<CompanyResponse, 'name' | 'previousName' | 'phone' | 'email' | 'website'>;

/** More than anybody compares. */
const mostAlike = 20;
/** The last digits of a number, which it has with and without its country code. */
const telling = 7;

const numberOf = ({ phone }: Looks): string | null => {
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  return digits.length < telling ? null : digits.slice(-telling);
};
const mailDomainOf = ({ email }: Looks): string | null => {
  const domain = email && afterAt(email);
  return domain && !isSharedMailDomain(domain) ? domain : null;
};
const websiteOf = ({ website }: Looks): string | null => website && hostOf(website);
const namesOf = ({ name, previousName }: Looks): string[] => [name, ...(previousName ? [previousName] : [])];

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** In what two companies are alike; nothing for two that are not (decisions P22, P70). */
export const likenessOf = (one: Looks, other: Looks): Likeness[] => {
  const found: Record<Likeness, boolean> = {
    name: namesOf(one).some((name) => namesOf(other).some((another) => resembles(name, another))),
    phone: same(numberOf(one), numberOf(other)),
    email: same(mailDomainOf(one), mailDomainOf(other)),
    website: same(websiteOf(one), websiteOf(other)),
  };
  return (Object.keys(found) as Likeness[]).filter((likeness) => found[likeness]);
};

/** Finds companies that may be another one under a second name, for super admins. */
@Injectable()
export class LikeCompaniesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The most alike first. Throws `company_not_found`. */
  async of({ id }: { id: number }): Promise<LikeCompany[]> {
    const companies = await this.dataSource.manager.find(Company, {
      select: {
        id: true,
        name: true,
        previousName: true,
        phone: true,
        email: true,
        website: true,
        status: true,
        location: true,
      },
      order: { id: 'ASC' },
    });
    const own = companies.find((company) => company.id === id);
    if (!own) {
      throw new AppError('company_not_found');
    }
    return companies
      .filter((company) => company !== own)
      .map((company) => ({ company, alike: likenessOf(own, company) }))
      .filter(({ alike }) => alike.length > 0)
      .toSorted((one, other) => other.alike.length - one.alike.length)
      .slice(0, mostAlike)
      .map(({ company: { id: otherId, name, status, location }, alike }) => ({
        id: otherId,
        name,
        status,
        location,
        alike,
      }));
  }
}
