import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api/read.js';
import { sayReplies } from './replies.js';

const repliesQuery = (companyId: number) =>
  queryOptions({ ...read('/companies/{id}/replies', { params: { id: companyId } }), staleTime: 600_000 });

/** How the company answers applicants, once it had enough of them (decision P57); nothing when that is not known. */
export const ReplyNote = ({ companyId }: { companyId: number }) => {
  const { data } = useQuery(repliesQuery(companyId));
  return data ? <p className="text quiet">{sayReplies(data)}</p> : null;
};
