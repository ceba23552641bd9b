import type { ReadPhrase } from '@workboard/contracts';
import type { Part, Understanding } from '../language/understanding.js';
import type { QueryTree } from './query-tree.js';

/** Words without any other meaning, which an alert looks for as they stand together. */
const isPlain = ({ kind, label, parts, phrases, signs }: Part): boolean =>
  kind === 'word' && label === null && parts.length + phrases.length + signs.length === 0;

/** Neighbours among those become one: an alert for 'Kumul Energy' is not one for energy at Kumul Mining. */
const joinPlain = (parts: readonly Part[], typed: string): Part[] => {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const together = last && `${last.text} ${part.text}`;
    if (last && together && isPlain(last) && isPlain(part) && ` ${typed} `.includes(` ${together} `)) {
      joined[joined.length - 1] = { ...last, text: together };
    } else {
      joined.push(part);
    }
  }
  return joined;
};

const partTree = (part: Part): QueryTree => ({
  any: [
    part.parts.length > 0
      ? { all: part.parts.map(partTree) }
      : { words: part.text, inOrder: part.kind === 'phrase' || part.kind === 'place' || isPlain(part) },
    ...part.phrases.map((words) => ({ words, inOrder: false })),
    ...part.signs.map((sign) => ({ sign })),
  ],
});

const isPlace = ({ kind }: Part): boolean => kind === 'place';

/** The places of a phrase without those that lie around others of them: 'Lae, Morobe' is Lae, 'Lae, Madang' are two. */
export const placesOf = ({ alternatives }: Understanding): Part[] => {
  const places = alternatives.flat().filter(isPlace);
  const around = new Set(places.flatMap(({ near }) => near));
  return places.filter(({ signs }) => !signs.some((sign) => around.has(sign)));
};

/** What a phrase asks for. */
export interface PhraseTree {
  says: ReadPhrase['says'];
  tree: QueryTree;
}

/** A keyword of an alert: what a search for it would ask, its plain words together. */
export const keywordTree = (understanding: Understanding): PhraseTree => {
  const { alternatives, excluded, typed } = understanding;
  if (understanding.saysNothing && excluded.length === 0) {
    return { says: 'anything', tree: { any: [] } };
  }
  if (excluded.length === 0 && alternatives.flat().every(isPlace)) {
    return { says: 'places', tree: { any: placesOf(understanding).map(partTree) } };
  }
  return {
    says: 'words',
    tree: {
      all: [
        { any: alternatives.map((parts) => ({ all: joinPlain(parts, typed).map(partTree) })) },
        ...excluded.map((words) => ({ not: { words, inOrder: true } })),
      ],
    },
  };
};

/** The place of an alert: any of the places it names, else the words before the first comma. */
export const placeTree = (understanding: Understanding, text: string): PhraseTree => {
  const places = placesOf(understanding);
  const [first = ''] = text.split(',');
  return {
    says: 'places',
    tree: { any: places.length > 0 ? places.map(partTree) : [{ words: first, inOrder: true }] },
  };
};
