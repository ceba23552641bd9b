import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, type FormData, Pool } from 'undici';

/** What stands in `infra/caddy/Caddyfile`: `lb_try_duration`, `lb_try_interval`, `fail_duration`. */
const tryForMs = 5000;
const tryEveryMs = 100;
const downForMs = 3000;
/** A caller waits so long. */
const patienceMs = 15_000;

interface Gateway {
  pool: Pool;
  /** Requests under way. */
  open: number;
  downUntil: number;
}

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | FormData | null;
}

export interface Answer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  text: string;
}

/** No connection came about, so that nobody has the request. */
const wasNeverSent = ({ code = '', syscall = '' }: { code?: string; syscall?: string }): boolean =>
  syscall === 'connect' || code === 'UND_ERR_CONNECT_TIMEOUT';

/**
 * Sends requests to several gateways as our Caddy does (`lb_policy least_conn`): to the one with the fewest under way; one that
 * failed is left out for some seconds; a request that could not be handed over, or a read that was broken off, is sent again.
 */
export class Balancer {
  private readonly gateways: Gateway[];

  constructor(addresses: readonly string[]) {
    this.gateways = addresses.map((address) => ({ pool: new Pool(address), open: 0, downUntil: 0 }));
  }

  /** @throws what the last try ended with */
  async send(request: Request): Promise<Answer> {
    const since = performance.now();
    const signal = AbortSignal.timeout(patienceMs);
    for (;;) {
      const gateway = this.leastBusy();
      try {
        if (!gateway) {
          throw Object.assign(new Error('no gateway takes requests'), { syscall: 'connect' });
        }
        return await this.hand(request, gateway, signal);
      } catch (error) {
        const again = !signal.aborted && (request.method === 'GET' || wasNeverSent(error as NodeJS.ErrnoException));
        if (!again || performance.now() - since >= tryForMs) {
          throw error;
        }
      }
      await sleep(tryEveryMs);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map(({ pool }) => pool.destroy()));
  }

  private async hand(request: Request, gateway: Gateway, signal: AbortSignal): Promise<Answer> {
    gateway.open += 1;
    try {
      const { statusCode, headers, body } = await gateway.pool.request({ body: null, ...request, signal });
      return { status: statusCode, headers, text: await body.text() };
    } catch (error) {
      if (!signal.aborted) {
        gateway.downUntil = performance.now() + downForMs;
      }
      throw error;
    } finally {
      gateway.open -= 1;
    }
  }

  private leastBusy(): Gateway | undefined {
    const up = this.gateways.filter(({ downUntil }) => downUntil <= performance.now());
    const fewest = Math.min(...up.map(({ open }) => open));
    const free = up.filter(({ open }) => open === fewest);
    return free[Math.floor(Math.random() * free.length)];
  }
}
