import { validationError } from './errors.js';
import { say } from './sentences.js';

/** A range of yearly pay; an end that is missing is open. */
interface Pay {
  salaryMin?: number | null;
  salaryMax?: number | null;
}

const isInOrder = ({ salaryMin, salaryMax }: Pay): boolean =>
  salaryMin == null || salaryMax == null || salaryMin <= salaryMax;
const path = ['salaryMin'];

/** For schemas of forms with both ends: `.refine(...payInOrder)`. */
export const payInOrder = [isInOrder, { path, error: say.salaryOrder }] as const;

/** For a stored range of which one end was changed; throws `validation_failed`. */
export const requirePayInOrder = (pay: Pay): void => {
  if (!isInOrder(pay)) {
    throw validationError([{ path, message: say.salaryOrder }]);
  }
};
