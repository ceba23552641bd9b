import { Injectable } from '@nestjs/common';
import { authService, type Caller, type CandidateFacts, type CvReading, type CvText } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { readCv } from '../resumes/read-cv.js';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { Engines } from '../runs/engines.js';
import { rankApplicationOf } from '../runs/run-inputs.js';
import { resumeFileOf } from '../resumes/resume-file.js';

/** Shows people what the ranking reads of their own profile and CV (decision P34). */
@Injectable()
export class FactsService {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly resumes: ResumeTexts,
    private readonly engines: Engines,
  ) {}

  async ownFacts(caller: Caller): Promise<CandidateFacts> {
    const { profile, cv, text } = await this.ownCv(caller);
    const application = rankApplicationOf({ applicationId: 0, coverLetter: '' }, { profile, resumeText: text });
    return { ...this.engines.factsOf(application), cv };
  }

  /** What one's own CV says for the fields of one's profile (decision P76); nothing before it is read. */
  async cvReading(caller: Caller): Promise<CvReading> {
    const { cv, text } = await this.ownCv(caller);
    return { cv, found: cv === 'read' ? readCv(text) : null };
  }

  private async ownCv(caller: Caller) {
    const [profile] = await this.auth.candidateProfiles({ ids: [caller.userId] });
    const fileId = profile ? resumeFileOf(profile) : null;
    const found = fileId ? (await this.resumes.find([fileId])).get(fileId) : undefined;
    const read = found?.flags.includes('no-text') ? 'unreadable' : 'read';
    const cv: CvReading['cv'] = fileId === null ? 'none' : found ? read : 'waiting';
    return { profile, cv, text: found?.text ?? '' };
  }

  /** What is read of a file; the file itself may hold more than its text. */
  async resumeText({ fileId }: { fileId: string }): Promise<CvText> {
    const found = (await this.resumes.find([fileId])).get(fileId);
    if (!found) {
      return { state: 'waiting', text: '' };
    }
    return { state: found.flags.includes('no-text') ? 'unreadable' : 'read', text: found.text };
  }
}
