import { useUser } from '../../lib/session/session.js';
import { ButtonLink } from '../../components/elements/link.js';
import { Writers } from '../../lib/session/writers.js';

/** The way on for an employer who has nothing yet: a first job, or before that the company it is for (spec §2). */
export const PostJobLink = () => {
  const hasCompany = useUser().companyId !== null;
  return (
    <Writers>
      <ButtonLink variant="contained" to={hasCompany ? '/post-job' : '/create-company'}>
        {hasCompany ? 'Post Job' : 'Create Company'}
      </ButtonLink>
    </Writers>
  );
};
