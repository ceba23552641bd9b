import { Controller, Res } from '@nestjs/common';
import { adminApi, authService, jobsService } from '@workboard/contracts';
import { type Client, InjectClient, InjectMessages, type MessageClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendList } from '../platform/light-lists.js';
import { sendJson } from '../platform/public-cache.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

/** Super admins' lists of what one service knows alone. */
@Controller()
export class AdminListsController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectMessages(jobsService) private readonly jobMessages: MessageClient,
  ) {}

  @ApiRoute(adminApi.users)
  async users(@Input() { query }: RouteInput<typeof adminApi.users>, @Res() reply: FastifyReply): Promise<void> {
    sendList(reply, await this.auth.adminUsersPage(query), { name: 'users', query });
  }

  /** A long list passes through as the bytes the jobs service made. */
  @ApiRoute(adminApi.jobs)
  async jobs(@Input() { query }: RouteInput<typeof adminApi.jobs>, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.jobMessages.send(jobsService.messages.adminList, query), 'no-store');
  }
}
