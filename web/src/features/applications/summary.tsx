import type { Application } from '@workboard/contracts';
import { statusWords } from '@workboard/contracts/statuses';
import { StatTile, StatTiles } from '../../components/elements/stat-tile.js';
import { activeStatuses } from '../../entities/application/status.js';
import { countByStatus, type StatusFilter } from '../../entities/application/application-list.js';

interface SummaryProps {
  applications?: readonly Application[];
  isEmployer: boolean;
  /** Where a tab is, with the filters as they are. */
  tab: (status: StatusFilter) => string;
}

/** The four figures above the list, of the job that is chosen; an employer's interviews are those that are planned. */
export const Summary = ({ applications, isEmployer, tab }: SummaryProps) => {
  const counts = applications && countByStatus(applications);
  const planned = applications?.filter(({ nextInterview }) => nextInterview !== null).length;
  const interviews: StatusFilter = isEmployer ? 'offered' : 'interviewing';
  return (
    <StatTiles isAboveList>
      <StatTile label="Total Applications" value={counts?.all} to={tab('all')} />
      <StatTile
        label="Active"
        value={counts && activeStatuses.reduce((sum, status) => sum + counts[status], 0)}
        note={activeStatuses.map((status) => statusWords[status][isEmployer ? 'employer' : 'seeker']).join(' + ')}
      />
      <StatTile
        label="Interviews"
        value={isEmployer ? planned : counts?.interviewing}
        note={isEmployer ? 'planned' : undefined}
        to={tab(interviews)}
      />
      <StatTile label="Hired" value={counts?.hired} to={tab('hired')} />
    </StatTiles>
  );
};
