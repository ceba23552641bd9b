import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import type { CvFindings } from '@workboard/contracts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Callout } from '../../components/feedback/callout.js';
import { useCvReading } from '../../entities/account/cv-reading.js';
import { toast } from '../../lib/toasts/toast.js';
import type { ProfileValues } from './profile-values.js';

type Found = keyof CvFindings;

const labels: Record<Found, string> = {
  phone: 'Phone',
  location: 'Location',
  bio: 'Bio',
  experience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
};
const order = Object.keys(labels) as Found[];

const textOf = (value: string | string[]): string => (typeof value === 'string' ? value : value.join(', '));

const Offer = ({ fields, found }: { fields: readonly Found[]; found: CvFindings }) => {
  const form = useFormContext<ProfileValues>();
  const [without, setWithout] = useState<ReadonlySet<Found>>(new Set());
  const chosen = fields.filter((field) => !without.has(field));
  const toggle = (field: Found) =>
    setWithout(
      (before) => new Set(before.has(field) ? [...before].filter((one) => one !== field) : [...before, field]),
    );
  const take = () => {
    for (const field of chosen) {
      form.setValue(field, found[field] ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
    toast.success('Put into your profile', { text: 'Check it, then save your changes.' });
  };
  return (
    <Callout tone="info" title="We read this from your CV. Right?">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It goes into fields that are still empty. You can change it there before you save.
      </Typography>
      <Stack sx={{ my: 1 }}>
        {fields.map((field) => (
          <FormControlLabel
            key={field}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            control={<Checkbox checked={!without.has(field)} onChange={() => toggle(field)} />}
            label={
              <Box sx={{ pt: 1.25, minWidth: 0 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {labels[field]}
                </Box>
                <Box
                  component="span"
                  sx={{
                    display: '-webkit-box',
                    WebkitBoxOrient: 'vertical',
                    WebkitLineClamp: 4,
                    overflow: 'hidden',
                    whiteSpace: 'pre-line',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {textOf(found[field] ?? '')}
                </Box>
              </Box>
            }
          />
        ))}
      </Stack>
      <Button variant="contained" disabled={chosen.length === 0} onClick={take}>
        Put Into My Profile
      </Button>
    </Callout>
  );
};

/** What the CV says for fields of the profile that are empty, to be checked and put there (decision P76). */
export const CvFindingsOffer = () => {
  const reading = useCvReading();
  const form = useFormContext<ProfileValues>();
  const values = form.watch();
  const found = reading?.found;
  const fields = found
    ? order.filter((field) => textOf(found[field] ?? '') !== '' && textOf(values[field]).trim() === '')
    : [];
  if (reading?.cv === 'waiting') {
    return (
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        We are reading your CV for your profile...
      </Typography>
    );
  }
  return found && fields.length > 0 ? <Offer fields={fields} found={found} /> : null;
};
