import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { logSettings, processName } from './logging.js';

/** A request as its line tells it: nothing of whom it was from but the role, and of its address the declared pattern alone. */
export interface AccessLine {
  requestId: string;
  method: string;
  route: string;
  /** 499: the caller went away before the answer. */
  status: number;
  ms: number;
  bytes?: number;
  role?: string;
}

const bufferedBytes = 8 * 1024;
const flushMs = 500;

/** Lines go out together, every half second at most and at the end: there is one for each request. */
const buffered = (): DestinationStream => {
  const stream = destination({ dest: 1, sync: false, minLength: bufferedBytes });
  setInterval(() => stream.flush(), flushMs).unref();
  return stream;
};

/**
 * Makes what writes one line per request. It holds these fields alone, so that they need not be searched for what no log may
 * hold as those of other lines are.
 */
export const createAccessLog = (stream?: DestinationStream): ((line: AccessLine) => void) => {
  let log: Logger | undefined;
  return (line) => {
    log ??= pino(
      {
        level: logSettings.level ?? 'info',
        base: { pid: process.pid, process: processName() },
        timestamp: logSettings.timestamp ?? true,
        formatters: { level: (level) => ({ level }) },
      },
      stream ?? buffered(),
    );
    log.info(line, 'request');
  };
};
