import { Box, Stack, Typography } from '@mui/material';
import type { Application } from '@workboard/contracts';
import { tagsMax } from '@workboard/contracts/constants';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { CloseIcon } from '../../../components/elements/icons.js';
import { IconAction } from '../../../components/elements/link.js';
import { TagInput } from './tag-input.js';
import { useChangeTags } from './use-change-tags.js';
import { useIsWriter, Writers } from '../../../lib/session/writers.js';

/** The tags of one application (decision P46). */
export const TagsSection = ({ application: { id, tags = [] } }: { application: Application }) => {
  const isWriter = useIsWriter();
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useChangeTags({ of: id, onSuccess: ({ refused }) => setRefusal(refused[0]?.error ?? null) });
  const remove = (tag: string) => change.mutate({ ids: [id], add: [], remove: [tag] });
  return (
    <Box component="section" aria-label="Tags">
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Tags
      </Typography>
      {tags.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label="Given tags"
          sx={{ flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0, mb: 1 }}
        >
          {tags.map((tag) => (
            <Box
              component="li"
              key={tag}
              sx={{
                display: 'flex',
                alignItems: 'center',
                pl: 1.25,
                pr: isWriter ? 0 : 1.25,
                borderRadius: 1,
                bgcolor: 'sunken',
              }}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {tag}
              </Typography>
              <Writers>
                <IconAction label={`Remove tag ${tag}`} disabled={change.isPending} onClick={() => remove(tag)}>
                  <CloseIcon size={16} />
                </IconAction>
              </Writers>
            </Box>
          ))}
        </Stack>
      )}
      {tags.length === 0 && !isWriter && <Typography sx={{ color: 'text.secondary' }}>No tags yet.</Typography>}
      {tags.length < tagsMax && isWriter && (
        <TagInput
          label="Add a tag"
          button="Add tag"
          isBusy={change.isPending}
          without={tags}
          onTag={(tag) => change.mutate({ ids: [id], add: [tag], remove: [] })}
        />
      )}
      {refusal && (
        <Box sx={{ mt: 1 }}>
          <Callout tone="error">{refusal}</Callout>
        </Box>
      )}
    </Box>
  );
};
