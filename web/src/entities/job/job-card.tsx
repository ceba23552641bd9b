import type { CardJob } from '@workboard/contracts';
import { cardDescriptionLength } from '@workboard/contracts/constants';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closingLabels, isNewJob, postedLabel } from './job-dates.js';
import { companyAndPlace } from './employer.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { truncate } from '../../lib/text/text.js';
import { Pay } from './pay.js';
import { isPlainClick } from '../../lib/browser/plain-click.js';
import { KeptContent } from '../../components/elements/kept-content.js';
import { Tag } from '../../components/elements/tag.js';
import { Marked } from './marked.js';
import { CompanyLogo } from '../company/company-logo.js';

/** What a search found in a job: its words, and a stretch of the description that holds some. */
export interface JobMarks {
  words: readonly string[];
  text?: string;
}

interface JobCardProps {
  job: CardJob;
  now: Date;
  to?: string;
  isSelected?: boolean;
  /** Opens the job in place instead of following the link; held keys still open it elsewhere. */
  onOpen?: (job: CardJob) => void;
  heading?: 'h2' | 'h3';
  marks?: JobMarks;
  /** A button in the upper right corner, for which room is kept in any case when the card stands in a list. */
  corner?: ReactNode;
  hasCorner?: boolean;
  /** A word beside the pay, such as what the reader did about the job. */
  note?: ReactNode;
  /** Buttons or notes below the card's footer. */
  children?: ReactNode;
}

/** When the job appeared and when it closes. */
const JobDates = ({ job, now }: { job: CardJob; now: Date }) => {
  const posted = postedLabel(job, now);
  const closing = closingLabels(job.closingDate, now);
  return (
    <div className="job-card-dates">
      <p className={posted.isNew ? 'new' : undefined}>{posted.text}</p>
      {closing && <p className={closing.isUrgent ? 'urgent' : undefined}>{closing.card}</p>}
    </div>
  );
};

/** The beginning of the description, or where in it the searched words stand. */
const cardText = ({ description }: CardJob, marks: JobMarks | undefined): string =>
  marks?.text === undefined || description.startsWith(marks.text.slice(0, description.length))
    ? truncate(description, cardDescriptionLength)
    : truncate(`… ${marks.text} …`, cardDescriptionLength);

type JobFaceProps = Omit<JobCardProps, 'corner' | 'children'>;

/** What a card says of its job. */
const JobFace = ({
  job,
  now,
  to = `/jobs/${job.id}`,
  isSelected = false,
  onOpen,
  heading: Heading = 'h2',
  marks,
  hasCorner = false,
  note,
}: JobFaceProps) => (
  <>
    <div className="job-card-head">
      <CompanyLogo name={job.company?.name ?? '#'} logo={job.company?.logo ?? null} />
      <div className={hasCorner ? 'cornered' : undefined}>
        <Heading>
          <Link
            to={to}
            data-job={job.id}
            aria-current={isSelected ? 'true' : undefined}
            onClick={(event: MouseEvent) => {
              if (onOpen && isPlainClick(event)) {
                event.preventDefault();
                onOpen(job);
              }
            }}
          >
            <Marked text={job.title} words={marks?.words} />
          </Link>
        </Heading>
        <p>
          <Marked text={companyAndPlace(job)} words={marks?.words} />
        </p>
      </div>
    </div>
    <p className={marks?.text === undefined ? 'job-card-text' : 'job-card-text found'}>
      <Marked text={cardText(job, marks)} words={marks?.words} />
    </p>
    <div className="job-card-facts">
      <p>
        <Pay pay={job} isShort />
      </p>
      <div>
        <Tag className={job.workType === 'on-site' ? 'usual' : undefined}>{workTypeLabels[job.workType]}</Tag>
        <Tag>{employmentTypeLabels[job.employmentType]}</Tag>
        {note}
      </div>
    </div>
    <JobDates job={job} now={now} />
  </>
);

/** What a card shows whose face is the same on every page that lists the job; undefined where its page or its reader is seen in it. */
const sharedBy = ({ job, now, to, isSelected, marks, note, heading, hasCorner, corner, children }: JobCardProps) =>
  to !== undefined || isSelected || marks || note || corner || children
    ? undefined
    : () => JSON.stringify([heading, hasCorner, isNewJob(job, now), closingLabels(job.closingDate, now)?.card, job]);

/**
 * A job in a list. The whole card is the link; `children` stay clickable above it. Plain elements and `job-card.styles.ts`: a
 * list has many, and styles that are worked out for each cost ten times what the rest of the page does.
 */
export const JobCard = (props: JobCardProps) => {
  const { corner, children, ...face } = props;
  return (
    <KeptContent element="div" className={face.isSelected ? 'job-card selected' : 'job-card'} by={sharedBy(props)}>
      <>
        <JobFace {...face} />
        {corner && <div className="job-card-corner">{corner}</div>}
        {children && <div className="job-card-more">{children}</div>}
      </>
    </KeptContent>
  );
};

/** The grid that cards stand in: one, two or three beside each other. */
export const CardGrid = ({ children }: { children: ReactNode }) => <ul className="plain-list card-grid">{children}</ul>;
