import type { DecidedMany } from '@workboard/contracts';
import { api } from '../../../lib/api/api.js';
import { sendInParts } from '../../../lib/api/in-parts.js';
import { plural } from '../../../lib/text/text.js';
import { applicationsQuery } from '../../../entities/application/application-queries.js';
import { useAction } from '../../../lib/api/use-action.js';
import { historyKey, tagsQuery } from './review-queries.js';

interface TagChange {
  ids: readonly number[];
  add: readonly string[];
  remove: readonly string[];
}

const send = (change: TagChange): Promise<DecidedMany> =>
  sendInParts([change], (part) => api.put('/applications/tags', { body: part }));

/** Gives tags to applications and takes them away; `onSuccess` hears which could not have them (decision P46). */
export const useChangeTags = (
  options: { of?: number; onSuccess?: (done: DecidedMany, change: TagChange) => void } = {},
) =>
  useAction<TagChange, DecidedMany>({
    run: send,
    refresh: [applicationsQuery.queryKey, tagsQuery.queryKey, ...(options.of ? [historyKey(options.of)] : [])],
    success: ({ changed, refused }, { ids }) =>
      ids.length > 1 && refused.length === 0 ? { title: `${plural(changed.length, 'application')} tagged` } : null,
    failure: { title: 'Error', text: 'Failed to save the tags.' },
    onSuccess: options.onSuccess,
  });
