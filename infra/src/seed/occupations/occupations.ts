import { agriculture } from './agriculture.js';
import { community } from './community.js';
import { construction } from './construction.js';
import { corporate } from './corporate.js';
import { education } from './education.js';
import { energy } from './energy.js';
import { finance } from './finance.js';
import { government } from './government.js';
import { hospitality } from './hospitality.js';
import { manufacturing } from './manufacturing.js';
import { media } from './media.js';
import { medical } from './medical.js';
import { mining } from './mining.js';
import { nursing } from './nursing.js';
import type { Occupation } from './occupation.js';
import { retail } from './retail.js';
import { technology } from './technology.js';
import { trades } from './trades.js';
import { transport } from './transport.js';

/** Every occupation of the demo data. */
export const occupations: readonly Occupation[] = [
  ...nursing,
  ...medical,
  ...education,
  ...mining,
  ...energy,
  ...agriculture,
  ...finance,
  ...technology,
  ...transport,
  ...construction,
  ...trades,
  ...retail,
  ...hospitality,
  ...government,
  ...community,
  ...corporate,
  ...media,
  ...manufacturing,
];

const byKey = new Map(occupations.map((occupation) => [occupation.key, occupation]));

/** The occupation of that key; throws for an unknown one, so that a slip in a company's list is found at once. */
export const occupationOf = (key: string): Occupation => {
  const occupation = byKey.get(key);
  if (!occupation) {
    throw new Error(`Unknown occupation ${key}`);
  }
  return occupation;
};
