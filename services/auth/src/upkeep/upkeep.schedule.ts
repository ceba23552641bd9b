import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, Storage, Tickers } from '@workboard/service-kit';
import { AccountClosingService } from '../account/account-closing.service.js';
import { RegistrationService } from '../accounts/registration.service.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import type { WorkerEnv } from '../env.js';
import { ExportWork } from '../exports/export-work.js';
import { PhoneCodesService } from '../phone-sign-in/phone-codes.service.js';
import { ResumeSweep } from '../resumes/resume-sweep.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { DeviceWatchService } from '../sign-in/device-watch.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { TeamInvitationsService } from '../team/team-invitations.service.js';
import { TokensService } from '../tokens/tokens.service.js';

/** Removes what is over: sessions, links, registrations, files. Replicas may do it at once; all of it is repeatable. */
@Injectable()
export class UpkeepSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(ENV) private readonly env: WorkerEnv,
    private readonly tickers: Tickers,
    private readonly storage: Storage,
    private readonly resumes: ResumeSweep,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly registrations: RegistrationService,
    private readonly invitations: TeamInvitationsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly signIns: SignInsService,
    private readonly phoneCodes: PhoneCodesService,
    private readonly devices: DeviceWatchService,
    private readonly closing: AccountClosingService,
    private readonly exports: ExportWork,
    private readonly apiTokens: ApiTokensService,
  ) {}

  onApplicationBootstrap(): void {
    const { SWEEP_MS, ORPHAN_SWEEP_MS, EXPORT_POLL_MS } = this.env;
    this.tickers.start({ name: 'exports', everyMs: EXPORT_POLL_MS, work: () => this.exports.makeNext() });
    this.tickers.start({ name: 'old exports', everyMs: SWEEP_MS, work: () => this.exports.removeDue() });
    this.tickers.start({ name: 'resumes', everyMs: SWEEP_MS, work: () => this.resumes.removeDue() });
    this.tickers.start({ name: 'unknown resumes', everyMs: ORPHAN_SWEEP_MS, work: () => this.resumes.removeOrphans() });
    this.tickers.start({ name: 'closed accounts', everyMs: SWEEP_MS, work: () => this.closing.removeDue() });
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
    await this.secondFactors.prune();
    await this.signIns.prune();
    await this.phoneCodes.prune();
    await this.devices.prune();
    await this.closing.prune();
    await this.apiTokens.prune();
  }
}
