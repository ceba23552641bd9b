import { Box, Button, Stack, Typography } from '@mui/material';
import { copyText } from '../../lib/browser/copy-text.js';
import { useUser } from '../../lib/session/session.js';
import { toast } from '../../lib/toasts/toast.js';

const textOf = (codes: readonly string[], email: string): string =>
  [`PNG Workboard recovery codes of ${email}`, 'Each works once.', '', ...codes, ''].join('\n');

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'workboard-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
};

/** Prints the codes alone, from a frame of their own. */
const print = (text: string): void => {
  const frame = document.createElement('iframe');
  frame.title = 'Recovery codes to print';
  frame.className = 'visually-hidden';
  document.body.append(frame);
  const sheet = frame.contentDocument?.body;
  const lines = document.createElement('pre');
  lines.textContent = text;
  lines.style.font = '16px/1.6 monospace';
  sheet?.append(lines);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};

/** Recovery codes, shown this once, with the ways to keep them. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const { email } = useUser();
  const text = textOf(codes, email);
  const copy = async () => {
    if (await copyText(text)) {
      toast.success('Codes copied');
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        Each of these opens your account once when your phone is lost. Keep them where you find them without it. They
        are shown this once.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 2,
          bgcolor: 'sunken',
          borderRadius: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'monospace', fontSize: '1rem' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outlined" onClick={() => download(text)}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => print(text)}>
          Print
        </Button>
      </Stack>
    </Stack>
  );
};
