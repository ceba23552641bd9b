import { buildingAndMoving } from './building-and-moving.js';
import { careAndLearning } from './care-and-learning.js';
import { landAndSea } from './land-and-sea.js';
import { moneyAndTrade } from './money-and-trade.js';
import type { CompanyProfile } from './profile.js';
import { publicLife } from './public-life.js';
import { resources } from './resources.js';

/** Every company of the demo data, Kumul Energy first. */
export const companyProfiles: readonly CompanyProfile[] = [
  ...resources,
  ...careAndLearning,
  ...moneyAndTrade,
  ...buildingAndMoving,
  ...landAndSea,
  ...publicLife,
];
