import type { CardJob } from '@workboard/contracts';
import { type ReactNode, Suspense } from 'react';
import type { To } from 'react-router-dom';
import { Button } from '../../components/elements/button.js';
import { lazyDialog, plainPart } from '../../components/feedback/lazy-part.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { useIsWide } from '../../lib/browser/use-media.js';
import { chosenOf, facetTitles, labelOf } from './facet-values.js';
import { activeFilters, type JobParams } from './job-filters.js';
import { KeptValues } from './kept-values.js';
import { Chip } from './search-chip.js';

const FacetPart = plainPart(async () => (await import('./facet-panel.js')).FacetPanel);

const Sheet = lazyDialog(async () => (await import('../../components/dialogs/titled-dialog.js')).TitledDialog);

interface FacetsProps {
  params: JobParams;
  update: (changes: Partial<JobParams>) => void;
  /** Where a change leads. */
  to: (changes: Partial<JobParams>) => To;
  total: number | undefined;
  jobs: readonly CardJob[];
  /** What stands at the end of the row. */
  end: ReactNode;
}

/** What narrows the list now, each with a way to take it back, and the way to all filters with their counts. */
export const Facets = ({ params, update, to, total, jobs, end }: FacetsProps) => {
  const isHydrated = useHydrated();
  const isWide = useIsWide();
  const isOpen = params.filters !== '';
  const count = activeFilters(params);
  const panel = <FacetPart params={params} update={update} total={total} />;
  const active = facetTitles.flatMap(([name]) => {
    const chosen = chosenOf(params, name);
    return chosen.map((value) => {
      const company = name === 'company' && jobs.find(({ companyId }) => String(companyId) === value)?.company.name;
      const label = labelOf(name, { value, label: company || (name === 'company' ? `Company #${value}` : value) });
      const rest = chosen.filter((other) => other !== value).join(',');
      return { key: `${name}:${value}`, label, to: to({ [name]: rest, job: undefined }) };
    });
  });
  return (
    <div className="facets">
      <div className="facets-row">
        <form method="get" action="/jobs">
          <KeptValues params={params} except={[]} />
          <Button
            type="submit"
            name="filters"
            value={isOpen ? '' : '1'}
            variant="outlined"
            fullWidth
            aria-expanded={isOpen}
            onClick={(event) => {
              event.preventDefault();
              update({ filters: isOpen ? undefined : '1' });
            }}
          >
            {isOpen ? 'Hide filters' : count > 0 ? `All filters (${count})` : 'All filters'}
          </Button>
        </form>
        {end}
        {active.length > 0 && (
          <ul aria-label="Active filters" className="plain-list chips">
            {active.map(({ key, label, to: without }) => (
              <li key={key}>
                <Chip label={label} to={without} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          {isHydrated && !isWide ? (
            <Sheet title="Filters" onClose={() => update({ filters: undefined })}>
              {panel}
            </Sheet>
          ) : (
            <div className="facets-panel">{panel}</div>
          )}
        </Suspense>
      )}
    </div>
  );
};
