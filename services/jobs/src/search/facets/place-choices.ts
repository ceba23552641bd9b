import type { FacetChoice } from '@workboard/contracts';
import { placeSign, type Place } from '../language/language-data.js';
import { plainText } from '../language/words.js';

/** A stored place of jobs, how it was first written, the signs it carries, and how many jobs have it. */
export interface CountedPlace {
  value: string;
  label: string;
  signs: readonly string[];
  jobs: number;
}

const mostOthers = 10;

const byJobs = (one: FacetChoice, other: FacetChoice): number =>
  other.jobs - one.jobs || one.label.localeCompare(other.label);

/**
 * Provinces with their towns. A place counts what the filter of its name would leave: jobs that carry its sign or have its
 * name in their place. Places of jobs that lie nowhere we know follow as they were written.
 */
export const placeChoices = (counted: readonly CountedPlace[], places: readonly Place[]): FacetChoice[] => {
  const written = counted.map((place) => ({ ...place, plain: ` ${plainText(place.value)} ` }));
  const byCode = new Map(places.map((place) => [place.code, place]));
  const provinceOf = ({ inside }: Place): Place | undefined => {
    const around = byCode.get(inside);
    return around === undefined || around.isProvince ? around : provinceOf(around);
  };
  const choiceOf = (place: Place): FacetChoice => {
    const name = ` ${plainText(place.label)} `;
    const sign = placeSign(place.code);
    const province = place.isProvince ? undefined : provinceOf(place);
    return {
      value: place.label,
      label: place.label,
      jobs: written.reduce(
        (sum, { plain, signs, jobs }) => sum + (signs.includes(sign) || plain.includes(name) ? jobs : 0),
        0,
      ),
      ...(province ? { inside: province.label } : {}),
    };
  };
  const known = places
    .filter((place) => place.isProvince || provinceOf(place) !== undefined)
    .map(choiceOf)
    .filter(({ jobs }) => jobs > 0)
    .toSorted(byJobs);
  const others = written
    .filter(({ value, signs }) => value !== '' && signs.length === 0)
    .map(({ label, jobs }): FacetChoice => ({ value: label, label, jobs }))
    .toSorted(byJobs)
    .slice(0, mostOthers);
  return [...known, ...others];
};
