import type { authService } from '@workboard/contracts';
import { beatMs, type Client, logger, processReporter, type Ready } from '@workboard/service-kit';

/** A gateway has no database: it says every ten seconds to the accounts' service that it is there (decision P80). */
export const reportOurselves = (auth: Client<typeof authService>, readiness: Ready): NodeJS.Timeout => {
  const report = processReporter('gateway', readiness);
  const beat = async () => {
    try {
      await auth.reportProcess(await report());
    } catch (error) {
      logger.debug({ err: error }, 'could not say that this gateway is there');
    }
  };
  void beat();
  return setInterval(() => void beat(), beatMs);
};
