import { type Passage } from './passages.js';
import { type EvidenceSource } from './types.js';

/** A sentence of an application without the words that say whose it is. */
export interface BlindSentence {
  source: EvidenceSource;
  text: string;
}

const longest = 12_000;

/**
 * What may leave the house: the applicant's own sentences, each once, without what is taken from the ad and without name, contact data, age, sex, family, faith and
 * origin, 12,000 characters at most (ranking rules, section 5).
 */
export const blindSentences = (passages: Passage[]): BlindSentence[] => {
  const seen = new Set<string>();
  const sentences: BlindSentence[] = [];
  let length = 0;
  for (const passage of passages.filter((one) => !one.isItem && !one.isBorrowed)) {
    const text = blindText(passage);
    const key = text.toLowerCase();
    if (text === '' || seen.has(key) || length + text.length > longest) {
      continue;
    }
    seen.add(key);
    length += text.length;
    sentences.push({ source: passage.source, text });
  }
  return sentences;
};

/** One passage without its personal words; a run of them leaves one gap. */
export const blindText = ({ sourceText, span, tokens, personal }: Passage): string => {
  const raw = sourceText.slice(span.start, span.end);
  let text = '';
  let at = 0;
  tokens.forEach((token, index) => {
    if (personal[index]) {
      text += personal[index - 1] ? '' : `${raw.slice(at, token.start)}…`;
      at = token.end;
    }
  });
  const rest = text + raw.slice(at);
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : '';
};
