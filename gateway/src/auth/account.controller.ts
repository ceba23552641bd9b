import { Controller, Res } from '@nestjs/common';
import { accountApi, type Answer, AppError, authService } from '@workboard/contracts';
import { type Client, fileKey, InjectClient, Storage } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { SessionCookie } from '../session/session-cookie.js';

@Controller()
export class AccountController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly cookie: SessionCookie,
    private readonly storage: Storage,
  ) {}

  @ApiRoute(accountApi.close)
  async close(
    @Input() { body }: RouteInput<typeof accountApi.close>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof accountApi.close>> {
    const closing = await this.auth.closeAccount(body);
    this.cookie.clear(reply);
    return closing;
  }

  @ApiRoute(accountApi.exportFile)
  async exportFile(
    @Input() { params }: RouteInput<typeof accountApi.exportFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = await this.auth.exportFile(params);
    const file = await this.storage.get(fileKey('export', id));
    if (!file) {
      throw new AppError('file_not_found');
    }
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="workboard-data.zip"')
      .type('application/zip')
      .send(file.body);
  }
}
