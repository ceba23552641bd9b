import type { companyIndustries, companySizes } from '@workboard/contracts';
import type { LogoMark } from '../logo.js';
import type { Setting } from '../settings.js';

/** A fictional company of the demo data. Its key is also its e-mail domain, with `.test` behind it. */
export interface CompanyProfile {
  readonly key: string;
  readonly name: string;
  readonly industry: (typeof companyIndustries)[number];
  readonly size: (typeof companySizes)[number];
  /** The head office first, then the other places it hires for. */
  readonly towns: readonly [string, ...string[]];
  readonly address: string;
  readonly founded: number;
  readonly description: string;
  readonly culture: string;
  /** What kind of benefits it lists. */
  readonly setting: Setting;
  /** Keys of the occupations it hires. */
  readonly hires: readonly string[];
  /** How many ads it has on the board. */
  readonly jobs: number;
  readonly logo: LogoMark | null;
  /** Team members besides the owner. */
  readonly team: number;
  readonly unauthorised?: true;
}
