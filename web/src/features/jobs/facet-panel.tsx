import { useQuery } from '@tanstack/react-query';
import type { FacetChoice, FacetName } from '@workboard/contracts';
import { useState } from 'react';
import { Button } from '../../components/elements/button.js';
import { formatNumber, plural } from '../../lib/text/text.js';
import { facetsQuery } from './facets-query.js';
import { choicesOf, chosenOf, facetTitles, labelOf, toggled } from './facet-values.js';
import type { JobParams } from './job-filters.js';
import { KeptValues } from './kept-values.js';

interface FacetPanelProps {
  params: JobParams;
  update: (changes: Partial<JobParams>) => void;
  /** Jobs that the filters leave. */
  total: number | undefined;
}

interface GroupProps {
  name: FacetName;
  title: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  onToggle: (choice: FacetChoice) => void;
}

interface TickProps {
  type: 'checkbox' | 'radio';
  name: FacetName;
  value: string;
  label: string;
  isChosen: boolean;
  onToggle: () => void;
  /** How many it would leave. */
  jobs?: number;
}

const Tick = ({ type, name, value, label, isChosen, onToggle, jobs }: TickProps) => (
  <label className="facet">
    <input type={type} name={name} value={value} checked={isChosen} onChange={onToggle} />
    <span>{label}</span>
    {jobs !== undefined && (
      <span className="jobs">
        {formatNumber(jobs)}
        <span className="visually-hidden">{jobs === 1 ? ' job' : ' jobs'}</span>
      </span>
    )}
  </label>
);

const Group = ({ name, title, choices, chosen, onToggle }: GroupProps) => {
  const isOne = name === 'salaryMin';
  const type = isOne ? 'radio' : 'checkbox';
  return (
    <fieldset className="facet-group">
      <legend className="title-3">{title}</legend>
      <ul className="plain-list">
        {isOne && (
          <li>
            <Tick
              type={type}
              name={name}
              value=""
              label="Any"
              isChosen={chosen.length === 0}
              onToggle={() => onToggle({ value: '', label: '', jobs: 0 })}
            />
          </li>
        )}
        {choices.map((choice) => (
          <li key={choice.value} className={choice.inside ? 'inside' : undefined}>
            <Tick
              type={type}
              name={name}
              value={choice.value}
              label={labelOf(name, choice)}
              isChosen={chosen.some((value) => value.toLowerCase() === choice.value.toLowerCase())}
              onToggle={() => onToggle(choice)}
              jobs={choice.jobs}
            />
          </li>
        ))}
        {choices.length === 0 && !isOne && <li>No jobs say.</li>}
      </ul>
    </fieldset>
  );
};

/** A town after its province. */
const inTree = (choices: readonly FacetChoice[]): FacetChoice[] => {
  const outer = choices.filter(({ inside }) => !choices.some(({ value }) => value === inside));
  return outer.flatMap((choice) => [choice, ...choices.filter(({ inside }) => inside === choice.value)]);
};

/** Filters with counts. A tick acts at once; without scripts it is a form that asks for the list. */
export const FacetPanel = ({ params: known, update, total }: FacetPanelProps) => {
  const { data } = useQuery(facetsQuery(known));
  // What was ticked shows before the address and the list have followed.
  const [ticked, setTicked] = useState({ known, params: known });
  const params = ticked.known === known ? ticked.params : known;
  const change = (changes: Partial<JobParams>) => {
    setTicked({ known, params: { ...params, ...changes } });
    update(changes);
  };
  return (
    <form method="get" action="/jobs" aria-label="Filters with counts">
      <KeptValues params={params} except={facetTitles.map(([name]) => name)} />
      <div className="facet-groups">
        {facetTitles.map(([name, title]) => {
          const choices = inTree(choicesOf(data, params, name));
          const chosen = chosenOf(params, name);
          const toggle = (choice: FacetChoice) =>
            change({
              [name]: name === 'salaryMin' ? choice.value : toggled(chosen, choice, choices).join(','),
            });
          return <Group key={name} name={name} title={title} choices={choices} chosen={chosen} onToggle={toggle} />;
        })}
      </div>
      <div className="facet-end">
        <Button
          type="submit"
          variant="contained"
          onClick={(event) => {
            event.preventDefault();
            update({ filters: undefined });
          }}
        >
          {total === undefined ? 'Show jobs' : `Show ${plural(total, 'job')}`}
        </Button>
        <Button variant="text" onClick={() => change(Object.fromEntries(facetTitles.map(([name]) => [name, ''])))}>
          Clear all
        </Button>
      </div>
    </form>
  );
};
