import type { Application } from '@workboard/contracts';
import type { StatusHolds } from '@workboard/contracts/api/outbox';
import type { ApplicationStatus } from '@workboard/contracts/enums';
import { statusForSeeker, statusWords } from '@workboard/contracts/statuses';
import { sayHold } from '../../../entities/application/say-wait.js';

interface Choice {
  application: Pick<Application, 'status' | 'hadInterview' | 'offerMadeAt' | 'nextInterview'>;
  status: ApplicationStatus;
  holds: StatusHolds | undefined;
}

const whenOf = (read: ApplicationStatus, holds: StatusHolds | undefined): string =>
  holds ? `mail in ${sayHold(read === 'rejected' ? holds.rejectedMs : holds.otherMs)}` : 'by mail';

/** What the applicant will read after a choice, and when the mail goes (decisions P16, P17). */
export const sayWhatFollows = ({ application, status, holds }: Choice): string => {
  if (status === 'offered' && !application.nextInterview && application.status !== 'offered') {
    return 'Opens the interview form; the applicant gets the invitation by mail and reads “Interviewing”';
  }
  const read = statusForSeeker({ ...application, status });
  const reads = `Applicant reads “${statusWords[read].seeker}”`;
  if (status === application.status) {
    return `${reads} now`;
  }
  if (status === 'applied') {
    return `${reads}; no mail`;
  }
  if (read === 'interviewing' && application.nextInterview) {
    return `${reads}; no further mail, the invitation says it`;
  }
  return `${reads}; ${status === 'hired' ? 'asks first, then ' : ''}${whenOf(read, holds)}`;
};
