import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../../lib/api/read.js';

/** What employers wrote to the seeker, newest first (decision P43). */
export const ownMessagesQuery = queryOptions(readList('/messages'));
