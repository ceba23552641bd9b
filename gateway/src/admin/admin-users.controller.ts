import { Controller, Res } from '@nestjs/common';
import { adminApi, adminManyApi, type Answer, authService, companiesService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { sendList } from '../platform/light-lists.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminUsersController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  @ApiRoute(adminApi.users)
  async list(@Input() { query }: RouteInput<typeof adminApi.users>, @Res() reply: FastifyReply): Promise<void> {
    sendList(reply, await this.auth.adminUsersPage(query), { name: 'users', query });
  }

  @ApiRoute(adminApi.user)
  get(@Input() { params }: RouteInput<typeof adminApi.user>): Promise<Answer<typeof adminApi.user>> {
    return this.auth.getUser(params);
  }

  @ApiRoute(adminApi.createUser)
  create(@Input() { body }: RouteInput<typeof adminApi.createUser>): Promise<Answer<typeof adminApi.createUser>> {
    return this.auth.adminCreateUser(body);
  }

  @ApiRoute(adminApi.updateUser)
  update(
    @Input() { params, body }: RouteInput<typeof adminApi.updateUser>,
  ): Promise<Answer<typeof adminApi.updateUser>> {
    return this.auth.adminUpdateUser({ id: params.id, changes: body });
  }

  @ApiRoute(adminApi.removeUser)
  async remove(@Input() { params }: RouteInput<typeof adminApi.removeUser>) {
    await this.auth.adminRemoveUser(params);
    return { success: true as const };
  }

  @ApiRoute(adminManyApi.users)
  changeMany(@Input() { body }: RouteInput<typeof adminManyApi.users>): Promise<Answer<typeof adminManyApi.users>> {
    return this.auth.adminChangeUsers(body);
  }

  @ApiRoute(adminApi.userSessions)
  listSessions(
    @Input() { params }: RouteInput<typeof adminApi.userSessions>,
  ): Promise<Answer<typeof adminApi.userSessions>> {
    return this.auth.adminUserSessions(params);
  }

  @ApiRoute(adminApi.endUserSessions)
  async endSessions(@Input() { params }: RouteInput<typeof adminApi.endUserSessions>) {
    await this.auth.adminEndUserSessions(params);
    return { success: true as const };
  }

  @ApiRoute(adminApi.verifyUser)
  verify(@Input() { params }: RouteInput<typeof adminApi.verifyUser>): Promise<Answer<typeof adminApi.verifyUser>> {
    return this.auth.adminVerifyUser(params);
  }

  @ApiRoute(adminApi.resendVerification)
  resendVerification(
    @Input() { params }: RouteInput<typeof adminApi.resendVerification>,
  ): Promise<Answer<typeof adminApi.resendVerification>> {
    return this.auth.adminResendVerification(params);
  }

  @ApiRoute(adminApi.validateEmailDomain)
  validateEmailDomain(
    @Input() { body }: RouteInput<typeof adminApi.validateEmailDomain>,
  ): Promise<Answer<typeof adminApi.validateEmailDomain>> {
    return this.companies.validateEmailDomain(body);
  }
}
