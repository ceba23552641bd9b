import { useQuery } from '@tanstack/react-query';
import { api, reasonOf } from '../../../lib/api/api.js';
import { useSettled } from '../../../lib/browser/use-settled.js';
import { noCompany } from '../form-marks.js';

const settleMs = 400;

export type DomainState = { tone: 'checking' | 'valid' | 'invalid'; text: string } | null;

/**
 * Asks the server whether an employer's address fits the company's domain, whenever one of the two changes (spec §5).
 * Null when there is nothing to check.
 */
export const useDomainCheck = (values: { role: string; email: string; companyId: string }): DomainState => {
  const email = values.email.trim();
  const settled = useSettled(email, settleMs);
  const isAsked =
    values.role === 'employer' &&
    values.companyId !== '' &&
    values.companyId !== noCompany &&
    /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email);
  const query = useQuery({
    queryKey: ['email-domain', { email: settled, companyId: values.companyId }],
    queryFn: () =>
      api.post('/admin/validate-email-domain', {
        body: {
          email: settled,
          companyId: Number(values.companyId),
        },
      }),
    enabled: isAsked && settled === email,
    retry: false,
    staleTime: 30_000,
  });
  if (!isAsked) {
    return null;
  }
  if (settled !== email || query.isFetching) {
    return { tone: 'checking', text: 'Validating email domain...' };
  }
  if (query.data) {
    return { tone: query.data.valid ? 'valid' : 'invalid', text: query.data.message };
  }
  return { tone: 'invalid', text: reasonOf(query.error, 'Failed to validate email domain') };
};
