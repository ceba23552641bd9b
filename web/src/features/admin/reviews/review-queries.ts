import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../../lib/api/address.js';
import { read } from '../../../lib/api/read.js';

/** A page of cases. */
export const reviewsQuery = (query: Query<'/admin/reviews'>) =>
  queryOptions({ ...read('/admin/reviews', { query }), placeholderData: keepPreviousData, staleTime: 0 });

/** How much there is to decide. */
export const reviewCountsQuery = reviewsQuery({ limit: 1 });

/** A case with its evidence. */
export const reviewQuery = (id: number) =>
  queryOptions({ ...read('/admin/reviews/{id}', { params: { id } }), staleTime: 0 });
