import { provinceOf } from './provinces.js';
import type { Random } from './random.js';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** A mobile number, eight digits that begin with 7. */
export const mobile = (random: Random): string =>
  `+675 7${random.pick(['0', '1', '2', '3', '4', '9'])}${digits(random, 2)} ${digits(random, 4)}`;

/** A land line of a town, seven digits that begin with the area. */
export const landLine = (random: Random, town: string): string =>
  `+675 ${provinceOf(town).areaCode}${digits(random, 1)} ${digits(random, 4)}`;
