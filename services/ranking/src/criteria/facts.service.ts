import { Injectable } from '@nestjs/common';
import { authService, type CandidateFacts } from '@workboard/contracts';
import { type Client, currentCaller, InjectClient } from '@workboard/service-kit';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { Engines } from '../runs/engines.js';
import { rankApplicationOf, resumeFileOf } from '../runs/run-inputs.js';

/** Shows people what the ranking reads of their own profile and CV (decision P34). */
@Injectable()
export class FactsService {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly resumes: ResumeTexts,
    private readonly engines: Engines,
  ) {}

  async ownFacts(): Promise<CandidateFacts> {
    const [profile] = await this.auth.candidateProfiles({ ids: [currentCaller().userId] });
    const fileId = profile ? resumeFileOf(profile) : null;
    const text = fileId ? (await this.resumes.find([fileId])).get(fileId) : undefined;
    const application = rankApplicationOf(
      { applicationId: 0, coverLetter: '' },
      { profile, resumeText: text?.text ?? '' },
    );
    const read = text?.flags.includes('no-text') ? 'unreadable' : 'read';
    return { ...this.engines.factsOf(application), cv: fileId === null ? 'none' : text ? read : 'waiting' };
  }
}
