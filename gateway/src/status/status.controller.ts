import { Controller } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  type Answer,
  type AnyStatusService,
  type ServiceName,
  type ServiceStatus,
  services,
  statusApi,
} from '@workboard/contracts';
import { type Client, clientToken, currentContext, runInContext } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { PartsWatch } from './parts-watch.js';
import { partsOf } from './parts.js';
import { problemsOf } from './problems.js';
import { Readings } from './readings.js';

/** Whoever looks at what is wrong does not wait for what is wrong. */
const patienceMs = 2500;

/** What is wrong now and what to do (decision P80), and events that were put aside (P81). */
@Controller()
export class StatusController {
  constructor(
    private readonly modules: ModuleRef,
    private readonly watch: PartsWatch,
  ) {}

  @ApiRoute(statusApi.get)
  async status(): Promise<Answer<typeof statusApi.get>> {
    await this.watch.look();
    const found = await Promise.all(services.map((name) => this.statusOf(name)));
    const now = Date.now();
    const processes = found.flatMap(({ status }) => status?.processes ?? []);
    const silent = new Set(found.filter(({ status }) => !status).map(({ service }) => service));
    const readings = new Readings(processes, now);
    const facts = {
      parts: partsOf(this.watch.parts(), { processes, silent, now }),
      outboxes: found.map(({ service, status }) => ({
        service,
        open: status?.outbox.open ?? null,
        oldestSeconds: status?.outbox.oldestSeconds ?? null,
        parked: status?.outbox.parked ?? 0,
      })),
      queues: readings.queues(),
      channels: readings.channels(),
      parked: found.flatMap(({ status }) => status?.parked ?? []),
    };
    return { checkedAt: new Date(now).toISOString(), problems: problemsOf({ ...facts, readings }), ...facts };
  }

  @ApiRoute(statusApi.resendEvents)
  resendEvents(
    @Input() { body: { service, ...choice } }: RouteInput<typeof statusApi.resendEvents>,
  ): Promise<Answer<typeof statusApi.resendEvents>> {
    return this.clientOf(service).resendEvents(choice);
  }

  private async statusOf(service: ServiceName): Promise<{ service: ServiceName; status: ServiceStatus | null }> {
    const context = currentContext();
    const deadline = Math.min(context.deadline, Date.now() + patienceMs);
    const status = await runInContext({ ...context, deadline }, () => this.clientOf(service).status({})).catch(
      () => null,
    );
    return { service, status };
  }

  private clientOf(name: ServiceName): Client<AnyStatusService> {
    return this.modules.get(clientToken({ name }), { strict: false });
  }
}
