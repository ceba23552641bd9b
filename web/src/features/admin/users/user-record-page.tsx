import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { useParams } from 'react-router-dom';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { ButtonLink, OutsideLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { Section } from '../../../components/layout/section.js';
import { formatDay } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { useUser } from '../../../lib/session/session.js';
import { BackToAdmin } from '../admin-notices.js';
import { adminCompaniesQuery, adminUserQuery } from '../admin-queries.js';
import { Facts, type Fact } from '../companies/company-facts.js';
import { Messages, Trail } from '../companies/record-trail.js';
import { CompanyLink } from '../company-link.js';
import { UserSessions } from './user-sessions.js';
import { UserStatus } from './user-status.js';
import { RecordScreen } from '../record-screen.js';

const UserFacts = ({ user }: { user: User }) => {
  const { companyId, resume } = user;
  const names = useQuery({ ...adminCompaniesQuery, enabled: companyId !== null }).data;
  const company = names?.find(({ id }) => id === companyId)?.name ?? `Company ${companyId}`;
  const facts: Fact[] = [
    { name: 'State', value: <UserStatus user={user} /> },
    { name: 'Role', value: roleLabels[user.role] },
    { name: 'Email', value: <EmailAddress>{user.email}</EmailAddress> },
    { name: 'Company', value: companyId !== null && <CompanyLink id={companyId} name={company} /> },
    { name: 'Phone', value: user.phone },
    { name: 'Place', value: user.location },
    { name: 'Joined', value: formatDay(user.createdAt) },
    { name: 'Resume', value: resume && <OutsideLink href={resume}>View PDF</OutsideLink> },
  ];
  return (
    <Section card title="Account">
      <Facts facts={facts.filter(({ value }) => value !== false)} />
    </Section>
  );
};

const UserRecord = ({ user }: { user: User }) => {
  const { id, email } = user;
  const me = useUser();
  return (
    <Stack sx={{ gap: 4 }}>
      <UserFacts user={user} />
      {id !== me.id && <UserSessions user={user} />}
      <Messages
        which={{ userId: id }}
        to={`/admin/deliveries?${new URLSearchParams({ search: email }).toString()}`}
        empty="Nothing was sent to this person yet."
      />
      <Trail
        title="What happened to the account"
        which={{ targetType: 'account', targetId: String(id) }}
        to={`/admin/audit?target=account&id=${id}`}
        empty="Nothing was recorded yet."
      />
      <Trail
        title="What they did"
        which={{ actor: String(id) }}
        to={`/admin/audit?actor=${id}`}
        empty="Nothing was recorded yet."
      />
    </Stack>
  );
};

/** A person with what happened to their account and what they did, for super admins (decision P70). */
export const UserRecordPage = () => {
  const { userId = '' } = useParams();
  const query = useQuery(adminUserQuery(userId));
  return (
    <RecordScreen query={query} noun="user" title="User">
      {(user) => (
        <Page
          title={fullName(user)}
          subtitle={`User ${user.id}`}
          actions={
            <>
              <ButtonLink variant="outlined" to={`/user-profile/${user.id}`}>
                Profile
              </ButtonLink>
              <ButtonLink variant="outlined" to={`/admin/edit-user/${user.id}`}>
                Edit
              </ButtonLink>
              <BackToAdmin />
            </>
          }
        >
          <UserRecord key={user.id} user={user} />
        </Page>
      )}
    </RecordScreen>
  );
};
