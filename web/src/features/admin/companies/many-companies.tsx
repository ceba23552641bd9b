import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { AdminCompany, ChangeCompanies } from '@workboard/contracts';
import { deauthorisedCompaniesConsequence } from '@workboard/contracts/consequences-many';
import { useState } from 'react';
import { api } from '../../../lib/api/api.js';
import { plural } from '../../../lib/text/text.js';
import { adminJobsQuery, refreshed } from '../admin-queries.js';
import { isAuthorised } from '../company-standing.js';
import { ReasonDialog } from '../decisions.js';
import { ActButton } from '../many/act-button.js';
import { useChangeMany } from '../many/use-change-many.js';

const noun = { one: 'company', many: 'companies' };
const authorise = { body: { status: 'authorised' }, done: 'authorised' } as const;
const revoke = { body: { status: 'unauthorised' }, done: 'deauthorised' } as const;

/** Authorises or deauthorises several companies; the second asks why, and the owners read it (decision P71). */
export const useManyCompanies = (onChanged: (...ids: readonly number[]) => void, also: readonly QueryKey[] = []) => {
  const jobs = useQuery(adminJobsQuery).data;
  const [revoked, setRevoked] = useState<readonly AdminCompany[] | null>(null);
  const { change, changeAndWait, last, forget, isBusy } = useChangeMany<AdminCompany, Omit<ChangeCompanies, 'ids'>>({
    send: (body) => api.put('/admin/companies', { body }),
    noun,
    nameOf: ({ name }) => name,
    refresh: [...refreshed.companies, ...also],
    onChanged: (ids) => onChanged(...ids),
  });
  const acts = (chosen: readonly AdminCompany[], clear: () => void) => (
    <>
      <ActButton
        rows={chosen.filter((company) => !isAuthorised(company))}
        isBusy={isBusy}
        onAct={(rows) => {
          clear();
          change({ rows, ...authorise, back: revoke });
        }}
      >
        Authorise
      </ActButton>
      <ActButton isDanger rows={chosen.filter(isAuthorised)} isBusy={isBusy} onAct={setRevoked}>
        Deauthorise
      </ActButton>
    </>
  );
  const consequenceOf = (companies: readonly AdminCompany[]): string | undefined => {
    const hidden = jobs?.filter(
      ({ companyId, published, status }) =>
        published && status === 'active' && companies.some(({ id }) => id === companyId),
    );
    return (
      hidden &&
      deauthorisedCompaniesConsequence({
        companies: companies.length,
        jobs: hidden.length,
        applications: hidden.reduce((sum, { applications }) => sum + applications, 0),
      })
    );
  };
  return {
    /** Asks why before it deauthorises these. */
    ask: setRevoked,
    many: { nameOf: ({ name }: AdminCompany) => name, last, isBusy, onForget: forget, acts },
    dialog: revoked && (
      <ReasonDialog
        title={`Deauthorise ${plural(revoked.length, noun.one, noun.many)}?`}
        consequence={consequenceOf(revoked)}
        text="Each owner gets the reason in a mail, with what to do next."
        submit={`Deauthorise ${revoked.length}`}
        onSend={(reason) =>
          changeAndWait({ rows: revoked, done: revoke.done, body: { ...revoke.body, reason }, back: authorise })
        }
        onClose={() => setRevoked(null)}
      />
    ),
  };
};
