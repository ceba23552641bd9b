import { rankingApi, rankingService } from '@workboard/contracts';
import { forwardingTo } from '../platform/forwarding.js';

/** Calls that the ranking service answers alone. */
export const RankingForwarding = forwardingTo(rankingService, (forward) => [
  forward(rankingApi.cvReading, 'cvReading'),
  forward(rankingApi.facts, 'facts'),
  forward(rankingApi.correct, 'correctReason', {
    input: ({ params, body }) => ({ ...body, applicationId: params.id }),
  }),
  forward(rankingApi.blindCv, 'blindCv', { input: ({ params }) => ({ applicationId: params.id }) }),
]);
