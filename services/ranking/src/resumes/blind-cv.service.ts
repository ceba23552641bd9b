import { Injectable } from '@nestjs/common';
import { applicationsService, authService, type BlindCv } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { resumeFileOf } from './resume-file.js';
import { redactCv } from './redact-cv.js';
import { ResumeTexts } from './resume-texts.js';

/** Shows employers the text of an applicant's CV without who it is, so that no browser needs the file for it (decision P35). */
@Injectable()
export class BlindCvService {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly resumes: ResumeTexts,
  ) {}

  /** Throws `application_not_found` for what is not theirs. */
  async of({ applicationId }: { applicationId: number }): Promise<BlindCv> {
    const application = await this.applications.get({ id: applicationId });
    const fileId = resumeFileOf(application);
    if (fileId === null) {
      return { cv: 'none', text: '' };
    }
    const [[profile], texts] = await Promise.all([
      this.auth.candidateProfiles({ ids: [application.userId] }),
      this.resumes.find([fileId]),
    ]);
    const kept = texts.get(fileId);
    // Without the name nothing can be hidden by it.
    if (!kept || !profile) {
      return { cv: 'waiting', text: '' };
    }
    const text = redactCv(kept.text, profile).trim();
    return kept.flags.includes('no-text') || text === '' ? { cv: 'unreadable', text: '' } : { cv: 'read', text };
  }
}
