import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SalaryInsight } from '@workboard/contracts';
import { QueryState } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { capitalise, plural } from '../../lib/text/text.js';
import { readList } from '../../lib/api/read.js';
import { formatAmount } from '@workboard/contracts/pay-words';

/** Those with the most jobs; more would be a list to scroll, not a picture of the market. */
const shown = 10;

const Note = ({ children }: { children: string }) => (
  <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** An amount that no line break parts from its currency. */
const inOnePiece = (...amount: Parameters<typeof formatAmount>): string =>
  formatAmount(...amount).replaceAll(' ', '\u00A0');

/** Names give way first; the smallest phones have no room for a range. */
const onOneLine = { whiteSpace: 'nowrap', '@media (max-width: 359px)': { whiteSpace: 'normal' } };

interface PayTableProps {
  by: 'industry' | 'location';
  name: string;
  insights: readonly SalaryInsight[];
}

const PayTable = ({ by, name, insights }: PayTableProps) => (
  <TableContainer component={Paper} variant="outlined" sx={{ borderRadius: 1.5 }}>
    <Table aria-label={`Salary by ${name.toLowerCase()}`} sx={{ 'tr:last-child td': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{name}</TableCell>
          <TableCell align="right">Median a year</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {insights
          .filter((insight) => insight[by] !== null)
          .slice(0, shown)
          .map((insight) => {
            const { jobs, median, low, high, currency } = insight;
            return (
              <TableRow key={insight[by]}>
                <TableCell>
                  {capitalise(insight[by] ?? '')}
                  <Note>{plural(jobs, 'job')}</Note>
                </TableCell>
                <TableCell align="right" sx={onOneLine}>
                  {inOnePiece(median, currency)}
                  <Note>{`${inOnePiece(low, currency)} - ${inOnePiece(high, currency)}`}</Note>
                </TableCell>
              </TableRow>
            );
          })}
      </TableBody>
    </Table>
  </TableContainer>
);

const Insights = ({ insights }: { insights: readonly SalaryInsight[] }) => {
  const all = insights.find(({ industry, location }) => industry === null && location === null);
  if (!all) {
    return <Typography>There are too few jobs that name their pay to say more.</Typography>;
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {plural(all.jobs, 'open job')} name their pay; half of them pay {formatAmount(all.median, all.currency)} a year
        or more. The range below a figure covers eight jobs in ten.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PayTable by="industry" name="Industry" insights={insights} />
        <PayTable by="location" name="Place" insights={insights} />
      </Box>
    </>
  );
};

/** Real pay of our own jobs by industry and by place, from five jobs up (decision P13). */
export const Salaries = () => {
  const query = useQuery({
    ...readList('/salary-insights'),
  });
  return (
    <Section title="Salary Insights">
      <QueryState query={query}>{(insights) => <Insights insights={insights} />}</QueryState>
    </Section>
  );
};
