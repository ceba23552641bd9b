import { breakable } from '../../components/lists/data-table.js';
import { RowLink } from './row-link.js';

/** A company's name, which leads a super admin to all that is known of it (decision P70). */
export const CompanyLink = ({ id, name }: { id: number; name: string }) => (
  <RowLink to={`/admin/companies/${id}`}>{breakable(name)}</RowLink>
);
