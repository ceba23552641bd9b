import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CreateApiToken, NewApiToken } from '@workboard/contracts';
import { apiTokenLifetimes } from '@workboard/contracts/constants';
import { apiScopes, type ApiScope } from '@workboard/contracts/enums';
import { useState } from 'react';
import { TitledDialog } from '../../components/dialogs/titled-dialog.js';
import { useContractForm } from '../../components/forms/contract-form.js';
import { Field } from '../../components/forms/field.js';
import { Form } from '../../components/forms/form.js';
import { SubmitRow } from '../../components/forms/submit-row.js';
import { api } from '../../lib/api/api.js';
import { keyOf, read } from '../../lib/api/read.js';
import { useAction } from '../../lib/api/use-action.js';
import { OwnCode } from '../../components/forms/own-code.js';
import { OwnPassword } from '../../components/forms/own-password.js';
import { ChoicesField } from './choices-field.js';
import { ShownOnce } from './shown-once.js';
import { scopeWords } from './words.js';

interface Values {
  name: string;
  scopes: ApiScope[];
  expiresInDays: string;
  currentPassword: string;
  code?: string;
}

const secondFactorQuery = read('/auth/second-factor');
const empty: Values = {
  name: '',
  scopes: ['jobs:read', 'applications:read'],
  expiresInDays: '365',
  currentPassword: '',
  code: '',
};
const lifetimes = [
  ...apiTokenLifetimes.map((days) => ({
    value: String(days),
    label: days === 365 ? 'After a year' : `After ${days} days`,
  })),
  { value: '', label: 'Never' },
];

/** Makes an API token and shows it once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const [made, setMade] = useState<NewApiToken | null>(null);
  const needsCode = useQuery(secondFactorQuery).data?.isOn ?? false;
  const form = useContractForm<Values, CreateApiToken>({
    schema: async () => (await import('@workboard/contracts/api/api-tokens')).createApiTokenBody,
    defaultValues: empty,
  });
  const make = useAction<CreateApiToken, NewApiToken>({
    run: (body) => api.post('/api-tokens', { body }),
    refresh: [keyOf('/api-tokens')],
    success: null,
    failure: null,
    onSuccess: setMade,
  });
  return (
    <TitledDialog
      title={made ? `Token ‘${made.name}’ made` : 'New API token'}
      onClose={onClose}
      leave={made ? 'Close' : undefined}
    >
      {made ? (
        <ShownOnce
          label="API token"
          value={made.token}
          hint="Your program sends it as ‘Authorization: Bearer …’ with every call."
        />
      ) : (
        <Form form={form} onSubmit={(body) => make.mutateAsync(body)} aria-label="New API token">
          <Stack sx={{ gap: 2.5 }}>
            <Field name="name" label="Name" required hint="Which program will use it?" placeholder="Payroll" />
            <ChoicesField name="scopes" label="What it may do" values={apiScopes} words={scopeWords} />
            <Field name="expiresInDays" label="Ends" options={lifetimes} />
            <OwnPassword hint="To prove that it is you." />
            {needsCode && <OwnCode />}
            <SubmitRow busy="Making..." isBusy={make.isPending} onCancel={onClose}>
              Make token
            </SubmitRow>
          </Stack>
        </Form>
      )}
    </TitledDialog>
  );
};
