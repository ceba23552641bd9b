import { closeness } from './matching.js';
import { type Passage } from './passages.js';
import { cosine, dot, type WordVectors } from './vectors.js';

/** Cosines with the job's field: noise below `from`, the field itself from `full` on; passages from `relevant` on speak of it. */
export const fieldScale = { from: 0.12, full: 0.6, relevant: 0.15 };

/**
 * How far the whole of an applicant's work lies in the field of the job, 0 to 1. Every word counts once. A passage that
 * is not about the field itself can only dilute the whole, never pull it nearer: stray sentences gain nothing. One that also
 * says who somebody is does not even dilute.
 */
export const fieldFit = ({
  narrative,
  field,
  vectors,
}: {
  narrative: Passage[];
  field: Float32Array | null;
  vectors: WordVectors;
}): number => {
  if (!field) {
    return 0;
  }
  const seen = new Set<string>();
  const whole = new Float32Array(vectors.dims);
  let near = 0;
  for (const passage of narrative) {
    const fresh = [...passage.affirmed.terms].filter(
      ([stem, strength]) => strength * passage.trust > 0.9 && !seen.has(stem),
    );
    fresh.forEach(([stem]) => seen.add(stem));
    const sum = passage.confidence > 0 ? vectors.sum(fresh.map(([stem]) => stem)) : null;
    if (!sum) {
      continue;
    }
    const along = dot(sum, field);
    const isRelevant = passage.confidence * cosine(passage.embedding, field) >= fieldScale.relevant;
    if (!isRelevant && passage.personal.some(Boolean)) {
      continue;
    }
    near += isRelevant ? along : Math.min(along, 0);
    for (let d = 0; d < whole.length; d += 1) {
      whole[d] = (whole[d] ?? 0) + (sum[d] ?? 0) - along * (field[d] ?? 0);
    }
  }
  const aside = Math.sqrt(dot(whole, whole));
  const length = Math.hypot(aside, near);
  return length > 0 ? closeness(near / length, fieldScale) : 0;
};
