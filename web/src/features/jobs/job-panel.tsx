import type { CardJob } from '@workboard/contracts';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { OpenJob, ShownJob } from './open-job.js';

interface JobPanelProps {
  id: number | undefined;
  listed: CardJob | undefined;
  /** Whether a person opened it; the first of the list is shown without. */
  isChosen: boolean;
}

/** The open job beside the list, with its own scroll. */
export const JobPanel = ({ id, listed, isChosen }: JobPanelProps) => (
  // Scrolled by keys while it has the focus.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section key={id} aria-label="Job details" tabIndex={0} className="card job-panel">
    {id === undefined ? (
      <EmptyState title="Select a job to view details" />
    ) : isChosen ? (
      <OpenJob id={id} listed={listed} />
    ) : (
      <ShownJob id={id} listed={listed} />
    )}
  </section>
);
