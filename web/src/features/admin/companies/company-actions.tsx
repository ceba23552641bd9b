import { Button, Stack } from '@mui/material';
import type { AdminCompany } from '@workboard/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Callout } from '../../../components/feedback/callout.js';
import { ButtonLink } from '../../../components/elements/link.js';
import { confirm, deleteQuestion } from '../../../lib/toasts/confirm.js';
import { keyOf } from '../../../lib/api/read.js';
import { adminCompanyQuery } from '../admin-queries.js';
import { isAuthorised } from '../company-standing.js';
import { Decided, useDecided } from '../decisions.js';
import { useManyCompanies } from './many-companies.js';
import { RefuseDialog } from '../refuse-dialog.js';
import { useCompanyActions } from '../use-company-actions.js';

const decidedHere = {};

const recordKeys = (id: number) => [adminCompanyQuery(id).queryKey, keyOf('/admin/audit'), keyOf('/admin/deliveries')];

/** What a super admin does with a company, on its own page: as in the list, and deauthorising says first what it does. */
export const CompanyActions = ({ company }: { company: AdminCompany }) => {
  const { id, name } = company;
  const navigate = useNavigate();
  const [isRefusing, setIsRefusing] = useState(false);
  const decided = useDecided(decidedHere);
  const also = recordKeys(id);
  const explain = () => setIsRefusing(true);
  const { authorise, revoke, remove, consequenceOf } = useCompanyActions(decided, explain, also);
  const { ask, dialog, many } = useManyCompanies(decided.add, also);
  const isOn = isAuthorised(company);
  const isBusy = authorise.isPending || revoke.isPending || remove.isPending;
  const undo = () => (isOn ? revoke : authorise).mutate(id);
  const askAndRemove = async () => {
    if (await confirm({ text: deleteQuestion(name), consequence: await consequenceOf(company) })) {
      remove.mutate(company, { onSuccess: () => void navigate('/super-admin?tab=companies') });
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {isOn ? (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => ask([company])}>
          Deauthorise
        </Button>
      ) : (
        <>
          <Button variant="contained" disabled={isBusy} onClick={() => authorise.mutate(id)}>
            Authorise
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={explain}>
            Refuse
          </Button>
        </>
      )}
      <ButtonLink variant="outlined" to={`/admin/edit-company/${id}`}>
        Edit
      </ButtonLink>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => void askAndRemove()}>
        Delete
      </Button>
      {decided.has(id) && <Decided name={name} onUndo={undo} />}
      {isRefusing && <RefuseDialog company={company} also={also} onClose={() => setIsRefusing(false)} />}
      {many.last && many.last.refused.length > 0 && <Callout tone="error">{many.last.refused.join(' ')}</Callout>}
      {dialog}
    </Stack>
  );
};
