import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fillFields, sayUnknownFields, unknownFieldsIn } from '@workboard/contracts/message-fields';
import { useState } from 'react';
import { Help } from '../../../components/forms/controls.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { companyQuery } from '../../company/company-queries.js';
import type { Recipient } from './recipients.js';

interface PreviewProps {
  recipients: readonly Recipient[];
  text: string;
  /** The mail's subject, with fields; none for a rejection. */
  subject?: string;
}

/** The message as each person gets it, by the rule that the server fills fields in with (decision P43). */
export const Preview = ({ recipients, text, subject }: PreviewProps) => {
  const user = useUser();
  const own = useQuery({ ...companyQuery(user.companyId ?? 0), enabled: Boolean(user.companyId) });
  const company = own.data?.name ?? 'your company';
  const [at, setAt] = useState(0);
  const recipient = recipients[Math.min(at, recipients.length - 1)];
  if (!recipient) {
    return null;
  }
  const fill = (value: string) => fillFields(value, { ...recipient.values, company, sender: fullName(user) });
  const unknown = unknownFieldsIn(`${subject ?? ''}\n${text}`);
  const step = (by: number) => setAt((at + by + recipients.length) % recipients.length);
  return (
    <Box component="section" aria-label="Preview">
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: 44 }}>
        <Typography variant="body2" aria-live="polite" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          As {recipient.name} gets it
        </Typography>
        {recipients.length > 1 && (
          <Box sx={{ whiteSpace: 'nowrap' }}>
            <Button size="small" onClick={() => step(-1)}>
              Previous
            </Button>
            <Button size="small" onClick={() => step(1)}>
              Next
            </Button>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {at + 1} of {recipients.length}
            </Typography>
          </Box>
        )}
      </Stack>
      <Box sx={{ px: 2, py: 1.5, bgcolor: 'sunken', borderRadius: 1, overflowWrap: 'anywhere' }}>
        {subject !== undefined && (
          <Typography sx={{ fontWeight: 600, mb: 1 }}>
            {recipient.values.job}: {fill(subject).trim() || `message from ${company}`}
          </Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', color: text.trim() ? 'text.primary' : 'text.secondary' }}>
          {fill(text).trim() || 'What you write stands here.'}
        </Typography>
      </Box>
      {unknown.length > 0 && <Help isError>{sayUnknownFields(unknown)}</Help>}
    </Box>
  );
};
