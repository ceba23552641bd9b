import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, startTicking, Storage } from '@workboard/service-kit';
import { RegistrationService } from './accounts/registration.service.js';
import type { WorkerEnv } from './env.js';
import { ResumeSweep } from './resumes/resume-sweep.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokensService } from './tokens/tokens.service.js';

/** Removes what is over: sessions, links, registrations, files. Replicas may do it at once; all of it is repeatable. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private tickers: { stop: () => Promise<void> }[] = [];

  constructor(
    @Inject(ENV) private readonly env: WorkerEnv,
    private readonly storage: Storage,
    private readonly resumes: ResumeSweep,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly registrations: RegistrationService,
  ) {}

  onApplicationBootstrap(): void {
    const { SWEEP_MS, ORPHAN_SWEEP_MS } = this.env;
    this.tickers = [
      startTicking({ name: 'resumes', everyMs: SWEEP_MS, work: () => this.resumes.removeDue() }),
      startTicking({ name: 'unknown resumes', everyMs: ORPHAN_SWEEP_MS, work: () => this.resumes.removeOrphans() }),
      startTicking({ name: 'old rows', everyMs: SWEEP_MS, work: () => this.prune() }),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tickers.map((ticker) => ticker.stop()));
    this.storage.close();
  }

  private async prune(): Promise<void> {
    await this.sessions.prune();
    await this.tokens.prune();
    await this.registrations.prune();
  }
}
