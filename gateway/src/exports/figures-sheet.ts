import {
  type JobFigures,
  type Source,
  type SourceDay,
  sourceWords,
  statusWords,
  withdrawnLabel,
} from '@workboard/contracts';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** Each day and source once, with its views and applications. */
const daysOf = ({ viewsFrom, applicationsFrom }: JobFigures): Cell[][] => {
  const days = new Map<string, { day: string; source: Source; views: number; applications: number }>();
  const add = (rows: readonly SourceDay[], name: 'views' | 'applications') => {
    for (const { day, source, count } of rows) {
      const key = `${day} ${source}`;
      days.set(key, { ...(days.get(key) ?? { day, source, views: 0, applications: 0 }), [name]: count });
    }
  };
  add(viewsFrom, 'views');
  add(applicationsFrom, 'applications');
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, { day, source, views, applications }]) => [day, sourceWords[source], views, applications]);
};

/** A job's figures for spreadsheets, as applicants are (UTF-8 with its mark, CRLF, no formulas; decision P56). */
export const figuresSheet = (figures: JobFigures): string => {
  const rows: Cell[][] = [
    ['Job', figures.title],
    ['Views', figures.views],
    [],
    ['Step', 'Came this far', 'Here now', 'Median days in this step'],
    ...figures.steps.map(({ status, reached, now, medianDays }) => [
      statusWords[status].employer,
      reached,
      now,
      medianDays,
    ]),
    [statusWords.rejected.employer, figures.rejected],
    [withdrawnLabel, figures.withdrawn],
    [],
    ['Day', 'Came from', 'Views', 'Applications'],
    ...daysOf(figures),
  ];
  return stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
};
