import { closeness } from './matching.js';
import { type Passage } from './passages.js';
import { cosine, dot, type WordVectors } from './vectors.js';

/** Cosines with the job's field: noise below `from`, the field itself from `full` on; passages from `relevant` on speak of it. */
export const fieldScale = { from: 0.12, full: 0.6, relevant: 0.15 };

/** How far the whole of an applicant's work lies in the field of the job, each 0 to 1. */
export interface FieldFit {
  /** Whether it is work of this field at all: every word counts once, and who comes near is fully in it. */
  fit: number;
  /** How much of it is, without an upper end: words count as often as they are told. It tells the near from the nearest. */
  share: number;
}

/**
 * See `FieldFit`. A passage that is not about the field itself can only dilute the whole, never pull it nearer: stray sentences
 * gain nothing. One that also says who somebody is does not even dilute.
 */
export const fieldFit = ({
  narrative,
  field,
  vectors,
}: {
  narrative: Passage[];
  field: Float32Array | null;
  vectors: WordVectors;
}): FieldFit => {
  if (!field) {
    return { fit: 0, share: 0 };
  }
  const seen = new Set<string>();
  const once = new Whole(field);
  const every = new Whole(field);
  for (const passage of narrative.filter(({ confidence }) => confidence > 0)) {
    const told = [...passage.affirmed.terms]
      .filter(([, strength]) => strength * passage.trust > 0.9)
      .map(([stem]) => stem);
    const fresh = told.filter((stem) => !seen.has(stem));
    fresh.forEach((stem) => seen.add(stem));
    const isRelevant = passage.confidence * cosine(passage.embedding, field) >= fieldScale.relevant;
    if (!isRelevant && passage.personal.some(Boolean)) {
      continue;
    }
    const sum = vectors.sum(told);
    every.add(sum, isRelevant);
    once.add(fresh.length === told.length ? sum : vectors.sum(fresh), isRelevant);
  }
  return { fit: closeness(once.cosine(), fieldScale), share: Math.max(0, every.cosine()) };
};

/** A sum of texts' vectors, apart along the field and aside from it. */
class Whole {
  private along = 0;
  private readonly aside: Float32Array;

  constructor(private readonly field: Float32Array) {
    this.aside = new Float32Array(field.length);
  }

  add(sum: Float32Array | null, isRelevant: boolean): void {
    if (!sum) {
      return;
    }
    const { aside, field } = this;
    const along = dot(sum, field);
    this.along += isRelevant ? along : Math.min(along, 0);
    for (let d = 0; d < aside.length; d += 1) {
      aside[d] = (aside[d] ?? 0) + (sum[d] ?? 0) - along * (field[d] ?? 0);
    }
  }

  cosine(): number {
    const length = Math.hypot(Math.sqrt(dot(this.aside, this.aside)), this.along);
    return length > 0 ? this.along / length : 0;
  }
}
