import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReviewDetail, ReviewPage } from '@workboard/contracts';
import type { QueryValues } from '../../../lib/api.js';

export const reviewsPath = '/api/admin/reviews';

/** A page of cases. */
export const reviewsQuery = (query: QueryValues) =>
  queryOptions<ReviewPage>({ queryKey: [reviewsPath, query], placeholderData: keepPreviousData, staleTime: 0 });

/** How much there is to decide. */
export const reviewCountsQuery = reviewsQuery({ limit: 1 });

/** A case with its evidence. */
export const reviewQuery = (id: number) =>
  queryOptions<ReviewDetail>({ queryKey: [`${reviewsPath}/${id}`], staleTime: 0 });
