import type { Application } from '@workboard/contracts';
import { referenceOf } from '@workboard/contracts/statuses';

/** Opens a new mail to the applicant in the program that this device has for it. */
export const mailTo = ({ id, user, job }: Application): void => {
  const subject = encodeURIComponent(`${job.title} (${referenceOf(id)})`);
  window.location.href = `mailto:${user.email}?subject=${subject}`;
};
