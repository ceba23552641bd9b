import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, Storage, Tickers } from '@workboard/service-kit';
import { RegistrationService } from './accounts/registration.service.js';
import type { WorkerEnv } from './env.js';
import { ResumeSweep } from './resumes/resume-sweep.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TeamInvitations } from './team/team-invitations.service.js';
import { TokensService } from './tokens/tokens.service.js';

/** Removes what is over: sessions, links, registrations, files. Replicas may do it at once; all of it is repeatable. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(ENV) private readonly env: WorkerEnv,
    private readonly tickers: Tickers,
    private readonly storage: Storage,
    private readonly resumes: ResumeSweep,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly registrations: RegistrationService,
    private readonly invitations: TeamInvitations,
  ) {}

  onApplicationBootstrap(): void {
    const { SWEEP_MS, ORPHAN_SWEEP_MS } = this.env;
    this.tickers.start({ name: 'resumes', everyMs: SWEEP_MS, work: () => this.resumes.removeDue() });
    this.tickers.start({ name: 'unknown resumes', everyMs: ORPHAN_SWEEP_MS, work: () => this.resumes.removeOrphans() });
    this.tickers.start({ name: 'old rows', everyMs: SWEEP_MS, work: () => this.prune() });
  }

  onApplicationShutdown(): void {
    this.storage.close();
  }

  private async prune(): Promise<void> {
    await this.sessions.prune();
    await this.tokens.prune();
    await this.registrations.prune();
    await this.invitations.prune();
  }
}
