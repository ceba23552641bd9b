import { stemSet } from './word-set.js';
import { type Token } from './tokens.js';

const small = stemSet(
  'mi yu em mipela yumi yupela ol bilong blong long na o bai bin i stap tasol olsem dispela narapela gutpela bikpela wanpela ' +
    'tru mas ken inap save laik laikim wok wokim makim givim putim kisim lukim harim plis nau tete wan namba planti olgeta samting nogat orait husat wanem bikos gut moa stret pasin sampela liklik mekim mekem kain taim bin pinis yia sapos pastaim',
);
const enough = 3;
const share = 0.4;

/** Whether a stem is one of the small words that Tok Pisin sentences are made of. */
export const isSmallTokPisin = (stem: string): boolean => small.has(stem);

/** Whether a sentence is Tok Pisin. The vectors know English only, so such a sentence speaks through the terms table alone. */
export const isTokPisin = (tokens: Token[]): boolean => {
  const found = tokens.filter((token) => small.has(token.stem)).length;
  return found >= enough && found >= share * tokens.length;
};
