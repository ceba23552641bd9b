import type { CardJob, Job } from '@workboard/contracts';
import type { ReactNode } from 'react';
import { closingLabels, postedAt } from './job-dates.js';
import { formatDay } from '../../lib/text/dates.js';
import { capitalise } from '../../lib/text/text.js';
import { employmentTypeLabels, workTypeLabels } from '@workboard/contracts/job-labels';
import { employerName } from './employer.js';
import { Pay } from './pay.js';
import { Tag } from '../../components/elements/tag.js';
import { CompanyLogo } from '../company/company-logo.js';
import { OutsideLink, TextLink } from '../../components/elements/link.js';

type Heading = 'h2' | 'h3';

/** Of a job that closed because somebody was found (decision P64). */
const filledWords = 'This position has been filled';

const Fact = ({ name, children, isLong = false }: { name: string; children: ReactNode; isLong?: boolean }) => (
  <div className={isLong ? 'long' : undefined}>
    <dt className="caption quiet">{name}</dt>
    <dd className="text-small strong">{children}</dd>
  </div>
);

/** A job, or what a list knows of it. */
export type Known = CardJob &
  Partial<Pick<Job, 'filledAt'>> & { company: Partial<Pick<Job['company'], 'previousName'>> };

/** Logo, title and company. The title is given, because its level depends on the screen. */
export const JobHead = ({ job, title }: { job: Known; title: ReactNode }) => (
  <div className="job-head">
    <CompanyLogo name={job.company?.name ?? '#'} logo={job.company?.logo ?? null} size={56} />
    <div>
      {title}
      <p className="text">
        <TextLink to={`/company/${job.companyId}`}>{employerName(job)}</TextLink>
        {job.location && ` · ${job.location}`}
      </p>
      {job.company?.previousName && <p className="text-small quiet">formerly {job.company.previousName}</p>}
    </div>
  </div>
);

/** The facts of a job, before its prose; the place stands in its head. */
export const JobFacts = ({ job, now }: { job: Known; now: Date }) => {
  // A job that nobody can apply for yet, or any more, has no days left.
  const isShown = job.status === 'active' && job.published;
  const closing = isShown ? closingLabels(job.closingDate, now) : null;
  return (
    <>
      <div className="job-state">
        <Tag>{employmentTypeLabels[job.employmentType]}</Tag>
        <Tag>{workTypeLabels[job.workType]}</Tag>
        {job.filledAt && <p className="text-small strong urgent">{filledWords}</p>}
        {closing && <p className={`text-small strong ${closing.isUrgent ? 'urgent' : 'quiet'}`}>{closing.detail}</p>}
      </div>
      <dl className="job-facts">
        <Fact name="Salary" isLong>
          <Pay pay={job} />
        </Fact>
        <Fact name="Industry">{capitalise(job.industry)}</Fact>
        {job.experienceLevel && <Fact name="Experience">{job.experienceLevel}</Fact>}
        <Fact name={job.publishedAt === null ? 'Created' : 'Posted'}>{formatDay(postedAt(job))}</Fact>
        {job.closingDate && <Fact name="Closing date">{formatDay(job.closingDate)}</Fact>}
      </dl>
    </>
  );
};

const Title = ({ level: Level, children }: { level: Heading; children: string }) => (
  <Level className="title-3">{children}</Level>
);

const Lines = ({ title, entries, level }: { title: string; entries: readonly string[]; level: Heading }) =>
  entries.length === 0 ? null : (
    <div>
      <Title level={level}>{title}</Title>
      <ul className="lines">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );

/** The way to apply; a job that is closed has none. */
const HowToApply = ({ job, now, level }: { job: Job; now: Date; level: Heading }) => {
  if (job.filledAt) {
    return (
      <>
        <Title level={level}>{filledWords}</Title>
        <p className="text">Nobody can apply for this job any more.</p>
      </>
    );
  }
  if (closingLabels(job.closingDate, now)?.isClosed) {
    return (
      <>
        <Title level={level}>Applications closed</Title>
        <p className="text">
          Applications closed on {job.closingDate && formatDay(job.closingDate)}. Nobody can apply for this job any
          more.
        </p>
      </>
    );
  }
  return (
    <>
      <Title level={level}>How to Apply</Title>
      <p className="text">
        Apply through the portal, or send your resume to{' '}
        {job.hrEmail ? <OutsideLink href={`mailto:${job.hrEmail}`}>{job.hrEmail}</OutsideLink> : "the company's Portal"}
        . Only shortlisted applicants will be contacted.
      </p>
      {job.closingDate && <p className="text strong">Application deadline: {formatDay(job.closingDate)}</p>}
    </>
  );
};

/** The description, or as much of it as is known. */
export const JobText = ({ text, level = 'h2' }: { text: string; level?: Heading }) => (
  <div className="job-text">
    <Title level={level}>Job Description</Title>
    <p className="text">{text || 'No description available'}</p>
  </div>
);

/** Description, lists and the note on how to apply. Lists that are empty are left out. */
export const JobProse = ({ job, now, level = 'h2' }: { job: Job; now: Date; level?: Heading }) => (
  <div className="job-prose">
    <JobText text={job.description} level={level} />
    <Lines title="Requirements" entries={job.requirements} level={level} />
    <Lines title="Responsibilities" entries={job.responsibilities} level={level} />
    {job.skills.length > 0 && (
      <div>
        <Title level={level}>Required Skills</Title>
        <ul className="plain-list tags">
          {job.skills.map((skill) => (
            <Tag element="li" key={skill}>
              {skill}
            </Tag>
          ))}
        </ul>
      </div>
    )}
    <Lines title="Benefits" entries={job.benefits} level={level} />
    <div className="how-to-apply">
      <HowToApply job={job} now={now} level={level} />
      <p className="text-small quiet">
        Never pay to apply. New companies are checked by a person.
        {job.published && job.id > 0 && (
          <>
            {' '}
            <TextLink to={`/jobs/${job.id}/report`}>Report this job</TextLink>
          </>
        )}
      </p>
    </div>
  </div>
);
