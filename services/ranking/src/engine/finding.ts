import { type Passage } from './passages.js';
import { type Reason } from './types.js';

/** How far a criterion is met (0 to 1) and the passage that shows it best. */
export interface Finding {
  degree: number;
  passage: Passage | null;
  /** What is said of it where that does not follow from the degree: years are compared with those asked for. */
  met?: Reason['met'];
  note?: string;
}

/** Everything about one applicant that the findings rest on. */
export interface Reading {
  /** Passages that may be believed at all. */
  credible: Passage[];
  narrative: Passage[];
  /** Highest level of education claimed, see education.ts. */
  educationLevel: number;
  /** How well the work told of fits the job as a whole, 0 to 1: what mere lists are worth depends on it. */
  fit: number;
  /** Whether bare lists name every skill of the ad: then only the work told of says how far to believe them. */
  listsAll: boolean;
}
