import { Controller, Inject } from '@nestjs/common';
import { AppError, type MailPreview, notificationsService } from '@workboard/contracts';
import { ENV, Handles } from '@workboard/service-kit';
import { siteOf } from '../layout/site.js';
import type { Env } from '../env.js';
import { renderPreviews } from './previews.js';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

@Controller()
export class PreviewsController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** For people who work on the site on their own machine. */
  @Handles(notificationsService.messages.mailPreviews)
  async previews(): Promise<MailPreview[]> {
    if (!localHosts.has(new URL(this.env.PUBLIC_URL).hostname)) {
      throw new AppError('not_found');
    }
    return renderPreviews(siteOf(this.env));
  }
}
