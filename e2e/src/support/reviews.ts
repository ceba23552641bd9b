import type { ReviewPage } from '@workboard/contracts';
import type { Client } from './client.js';

const most = 100;

/** The case of an ad under review, among the newest hundred: other tests leave theirs in the queue, whose oldest come first. */
export const caseOf = async (admin: Client, jobId: number) => {
  const { total } = await admin.must<ReviewPage>('GET', '/api/admin/reviews?limit=1');
  const newest = `/api/admin/reviews?limit=${most}&offset=${Math.max(0, total - most)}`;
  const { reviews } = await admin.must<ReviewPage>('GET', newest);
  return reviews.find((review) => review.jobId === jobId);
};
