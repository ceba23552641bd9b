import { Controller, Req, Res } from '@nestjs/common';
import { type Answer, AppError, authApi, authService, companiesService, secondFactorApi } from '@workboard/contracts';
import { type Client, currentCaller, findCaller, InjectClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../platform/known-devices.js';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { placeOf } from './place.js';
import { SessionCookie } from '../session/session-cookie.js';
import { SignInAnswers } from './sign-in-answers.js';

/** What begins and ends sessions, and who somebody is. */
@Controller()
export class AuthController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
    private readonly signIns: SignInAnswers,
  ) {}

  @ApiRoute(authApi.login)
  async login(
    @Input() { body }: RouteInput<typeof authApi.login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof authApi.login>> {
    const isKnown = this.devices.recognise(request, body.email);
    return this.signIns.answer(reply, await this.auth.login({ ...body, ...placeOf(request), isKnown }), body);
  }

  @ApiRoute(secondFactorApi.signIn)
  async secondFactor(
    @Input() { body }: RouteInput<typeof secondFactorApi.signIn>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof secondFactorApi.signIn>> {
    return this.signIns.answer(reply, await this.auth.secondFactorSignIn(body), body);
  }

  @ApiRoute(authApi.tempLogin)
  async tempLogin(
    @Input() { body }: RouteInput<typeof authApi.tempLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof authApi.tempLogin>> {
    return this.signIns.answer(reply, await this.auth.tempLogin({ ...body, ...placeOf(request) }));
  }

  @ApiRoute(authApi.checkInvitation)
  async checkInvitation(
    @Input() { body }: RouteInput<typeof authApi.checkInvitation>,
  ): Promise<Answer<typeof authApi.checkInvitation>> {
    const { companyId, ...invitation } = await this.auth.checkInvitation(body);
    const [company] = await this.companies.byIds({ ids: [companyId] });
    if (!company) {
      throw new AppError('invalid_token');
    }
    return { ...invitation, companyName: company.name };
  }

  @ApiRoute(authApi.acceptInvitation)
  async acceptInvitation(
    @Input() { body }: RouteInput<typeof authApi.acceptInvitation>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof authApi.acceptInvitation>> {
    return this.signIns.answer(reply, await this.auth.acceptInvitation({ ...body, ...placeOf(request) }));
  }

  @ApiRoute(authApi.logout)
  async logout(@Res({ passthrough: true }) reply: FastifyReply) {
    const caller = findCaller();
    if (caller) {
      await this.auth.logout({ sessionId: caller.sessionId });
    }
    this.cookie.clear(reply);
    return { success: true as const };
  }

  @ApiRoute(authApi.me)
  async me(): Promise<Answer<typeof authApi.me>> {
    const { userId: id, secondFactorMissing } = currentCaller();
    return { ...(await this.auth.getUser({ id })), ...(secondFactorMissing && { secondFactorMissing }) };
  }

  @ApiRoute(authApi.resetPassword)
  async resetPassword(
    @Input() { body }: RouteInput<typeof authApi.resetPassword>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { verificationRequired } = await this.auth.resetPassword(body);
    this.cookie.clear(reply);
    return { message: 'Password has been reset', verificationRequired };
  }
}
