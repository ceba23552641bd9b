import { AppError, idParams, jobsService, reportJobBody } from '@workboard/contracts';
import { type Client, logger, parse } from '@workboard/service-kit';
import type { FastifyInstance } from 'fastify';
import { toAppError } from '../platform/error-filter.js';
import type { RateLimiter } from '../platform/rate-limiter.js';
import type { ReporterDevices } from '../platform/reporter-devices.js';

interface Parts {
  jobs: Client<typeof jobsService>;
  limiter: RateLimiter;
  devices: ReporterDevices;
}

const outcomeOf = (error: AppError): string => {
  if (error.code === 'validation_failed') {
    return 'incomplete';
  }
  return error.code === 'rate_limited' ? 'later' : 'failed';
};

/** The form that reports an ad, as browsers without scripts send it; the same page then says what became of it. */
export const serveReportForm = async (server: FastifyInstance, { jobs, limiter, devices }: Parts): Promise<void> => {
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.post('/jobs/:id/report', async (request, reply) => {
      const { id } = parse(idParams, request.params);
      const outcome = await (async () => {
        try {
          await limiter.spend('report', request);
          const report = parse(reportJobBody, request.body ?? {});
          await jobs.report({ id, device: devices.keyOf(request, reply), report });
          return 'yes';
        } catch (error) {
          const refusal = toAppError(error);
          logger.debug({ code: refusal.code, job: id }, 'report refused');
          return outcomeOf(refusal);
        }
      })();
      return reply.redirect(`/jobs/${id}/report?sent=${outcome}`, 303);
    });
    done();
  });
};
