import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ApplicationRecords } from '../records/application-records.js';
import { LookupsService } from './lookups.service.js';

const { appliedTo, byIds, hasApplied, interviewDetails, isApplicant, rankable, rankableStamp, resumesInUse } =
  applicationsService.messages;

/** What the other services and the gateway ask for their own rules. */
@Controller()
export class LookupsController {
  constructor(
    private readonly records: ApplicationRecords,
    private readonly lookups: LookupsService,
  ) {}

  @Handles(byIds)
  byIds({ ids }: MessageData<typeof byIds>) {
    return this.records.byIds(ids);
  }

  @Handles(interviewDetails)
  interviewDetails({ id }: MessageData<typeof interviewDetails>) {
    return this.lookups.interviewDetails(id);
  }

  @Handles(isApplicant)
  isApplicant(input: MessageData<typeof isApplicant>, caller: Caller | null) {
    return this.lookups.isApplicant(caller, input);
  }

  @Handles(hasApplied)
  hasApplied(input: MessageData<typeof hasApplied>) {
    return this.lookups.hasApplied(input);
  }

  @Handles(appliedTo)
  appliedTo(input: MessageData<typeof appliedTo>) {
    return this.lookups.appliedTo(input);
  }

  @Handles(resumesInUse)
  resumesInUse({ resumes }: MessageData<typeof resumesInUse>) {
    return this.lookups.resumesInUse(resumes);
  }

  @Handles(rankable)
  rankable({ jobId }: MessageData<typeof rankable>, caller: Caller) {
    return this.lookups.rankable(caller, jobId);
  }

  @Handles(rankableStamp)
  rankableStamp({ jobId }: MessageData<typeof rankableStamp>, caller: Caller) {
    return this.lookups.rankableStamp(caller, jobId);
  }
}
