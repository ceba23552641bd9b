import { Button } from '@mui/material';
import { formatNumber } from '../../../lib/text/text.js';

interface ActButtonProps<Row> {
  children: string;
  /** Those of the chosen that it can be done to. */
  rows: readonly Row[];
  isDanger?: boolean;
  isBusy: boolean;
  onAct: (rows: readonly Row[]) => void;
}

/** Something that is done to those of the chosen that it fits, with their exact number. */
export const ActButton = <Row,>({ children, rows, isDanger = false, isBusy, onAct }: ActButtonProps<Row>) => (
  <Button
    size="small"
    color={isDanger ? 'error' : 'primary'}
    disabled={isBusy || rows.length === 0}
    onClick={() => onAct(rows)}
  >
    {`${children} ${formatNumber(rows.length)}`}
  </Button>
);
