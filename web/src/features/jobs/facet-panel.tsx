import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { FacetChoice, FacetName } from '@workboard/contracts';
import { useState } from 'react';
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
  <Box
    component="label"
    sx={{
      // What is read aloud stays inside, so that it scrolls along.
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      minHeight: 44,
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    }}
  >
    <Box
      component="input"
      type={type}
      name={name}
      value={value}
      checked={isChosen}
      onChange={onToggle}
      sx={{ width: 20, height: 20, m: 0, flex: 'none' }}
    />
    <span>{label}</span>
    {jobs !== undefined && (
      <Box component="span" sx={{ ml: 'auto', pr: 1, color: 'text.secondary', fontSize: '.875rem' }}>
        {formatNumber(jobs)}
        <Box
          component="span"
          sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
        >
          {jobs === 1 ? ' job' : ' jobs'}
        </Box>
      </Box>
    )}
  </Box>
);

const Group = ({ name, title, choices, chosen, onToggle }: GroupProps) => {
  const isOne = name === 'salaryMin';
  const type = isOne ? 'radio' : 'checkbox';
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 3, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 0.5, p: 0 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: { md: 288 }, overflowY: { md: 'auto' } }}>
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
          <Box component="li" key={choice.value} sx={{ pl: choice.inside ? 3.5 : 0 }}>
            <Tick
              type={type}
              name={name}
              value={choice.value}
              label={labelOf(name, choice)}
              isChosen={chosen.some((value) => value.toLowerCase() === choice.value.toLowerCase())}
              onToggle={() => onToggle(choice)}
              jobs={choice.jobs}
            />
          </Box>
        ))}
        {choices.length === 0 && !isOne && <li>No jobs say.</li>}
      </Box>
    </Box>
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
    <Box component="form" method="get" action="/jobs" aria-label="Filters with counts">
      <KeptValues params={params} except={facetTitles.map(([name]) => name)} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {facetTitles.map(([name, title]) => {
          const choices = inTree(choicesOf(data, params, name));
          const chosen = chosenOf(params, name);
          const toggle = (choice: FacetChoice) =>
            change({
              [name]: name === 'salaryMin' ? choice.value : toggled(chosen, choice, choices).join(','),
            });
          return <Group key={name} name={name} title={title} choices={choices} chosen={chosen} onToggle={toggle} />;
        })}
      </Box>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          pt: 1.5,
          // A sheet's own edge is below what it scrolls.
          pb: { xs: 3.5, md: 1.5 },
          position: 'sticky',
          bottom: { xs: -20, md: 0 },
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
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
      </Stack>
    </Box>
  );
};
