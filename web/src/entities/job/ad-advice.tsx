import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Advice } from '@workboard/contracts';
import { adviceInOrder, adviceOf, type DraftAd } from '@workboard/contracts/ad-advice';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../lib/api/api.js';
import { plural } from '../../lib/text/text.js';
import { useNow } from '../../lib/browser/use-now.js';
import { useSettled } from '../../lib/browser/use-settled.js';
import { Callout } from '../../components/feedback/callout.js';
import { Help } from '../../components/forms/controls.js';
import { TextLink } from '../../components/elements/link.js';
import { type JobValues, adOfValues } from './job-values.js';

interface Whose {
  /** The ad that is changed. */
  jobId?: number;
  /** Whose ad it is; super admins choose it in the form. */
  companyId?: number;
}

/** Milliseconds of a pause in typing after which the ad is judged, and after which the server is asked. */
const pauses = { here: 500, server: 1500 } as const;

const draftOf = (values: JobValues): DraftAd => ({ ...adOfValues(values), closingDate: values.closingDate || null });

/** The company's own open ad that says the same, which the server alone knows; only its words are sent. */
const useDuplicate = (values: JobValues, { jobId, companyId }: Whose) => {
  const { title, description, requirements, responsibilities, skills, benefits } = values;
  const company = companyId ?? (Number(values.companyId) || undefined);
  const words = JSON.stringify({ title, description, requirements, responsibilities, skills, benefits });
  const asked = useSettled(words, pauses.server);
  return useQuery({
    queryKey: ['ad-advice', jobId, company, asked],
    queryFn: () =>
      api.post('/jobs/advice', { body: { ...JSON.parse(asked), id: jobId ?? null, companyId: company ?? null } }),
    select: ({ advice }) => advice.filter(({ kind }) => kind === 'near_duplicate'),
    enabled: asked === words && title.trim() !== '' && description.trim() !== '',
    staleTime: 60_000,
    retry: false,
  });
};

const Item = ({ title, todo, sentences = [], job }: Advice) => (
  <Box component="li" sx={{ mt: 1 }}>
    <strong>{title}</strong> {todo}
    {sentences.map((sentence) => (
      <Box key={sentence} component="q" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
        {sentence}
      </Box>
    ))}
    {job && (
      <>
        {' '}
        <TextLink to={`/jobs/${job.id}`} target="_blank">
          Open that ad
        </TextLink>
      </>
    )}
  </Box>
);

/**
 * What to look at in an ad before it goes out, judged while it is typed (decision P62). It stops nobody; it stands above the
 * buttons, so that whoever posts has read it. Nothing before there is a title and a description.
 */
export const AdAdvice = (whose: Whose) => {
  const { control } = useFormContext<JobValues>();
  const values = useWatch({ control }) as JobValues;
  const settled = JSON.parse(useSettled(JSON.stringify(values), pauses.here)) as JobValues;
  const now = useNow();
  const duplicate = useDuplicate(values, whose);
  if (settled.title.trim() === '' || settled.description.trim() === '') {
    return null;
  }
  const advice = adviceInOrder([...adviceOf(draftOf(settled), now), ...(duplicate.data ?? [])]);
  const title = advice.length === 0 ? '' : `${plural(advice.length, 'thing')} to look at before it goes out`;
  return (
    <Box component="section" aria-label="Advice about this ad">
      {advice.length > 0 ? (
        <Callout tone="warning" title={title}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {advice.map((one) => (
              <Item key={one.kind} {...one} />
            ))}
          </Box>
        </Callout>
      ) : (
        <Help>We looked through the ad and found nothing to improve.</Help>
      )}
      {duplicate.isError && <Help>It could not be compared with your other ads just now.</Help>}
      <span className="visually-hidden" aria-live="polite">
        {title}
      </span>
    </Box>
  );
};
