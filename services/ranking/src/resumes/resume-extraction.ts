import { Injectable } from '@nestjs/common';
import { authService } from '@workboard/contracts';
import { type Client, fileKey, InjectClient, Storage } from '@workboard/service-kit';
import { Work } from '../work/work.js';
import { extractPdf } from './extract-pdf.js';
import { ResumeTexts } from './resume-texts.js';

/** Reads an uploaded resume once, away from everybody who waits. */
@Injectable()
export class ResumeExtraction {
  constructor(
    private readonly storage: Storage,
    private readonly texts: ResumeTexts,
    private readonly work: Work,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** A file that is gone, or whose owner is, needs no text. */
  async perform(fileId: string): Promise<void> {
    const owner = await this.auth.resumeOwner({ fileId });
    const file = owner && (await this.storage.get(fileKey('resume', fileId)));
    if (owner && file) {
      const { text, flags, pages } = await extractPdf(file.body);
      await this.texts.store({ fileId, userId: owner.userId, text, flags, pages });
    }
    await this.work.done({ kind: 'extract', key: fileId });
  }
}
