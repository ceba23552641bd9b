import { Controller, Req, Res } from '@nestjs/common';
import { type Answer, authService, phoneSignInApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { placeOf } from './place.js';
import { SignInAnswers } from './sign-in-answers.js';

/** Signing in with a code to one's phone (decision A24). */
@Controller()
export class PhoneSignInController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly signIns: SignInAnswers,
  ) {}

  @ApiRoute(phoneSignInApi.sendCode)
  sendCode(
    @Input() { body }: RouteInput<typeof phoneSignInApi.sendCode>,
    @Req() request: FastifyRequest,
  ): Promise<Answer<typeof phoneSignInApi.sendCode>> {
    return this.auth.sendPhoneCode({ ...body, ...placeOf(request) });
  }

  @ApiRoute(phoneSignInApi.signIn)
  async signIn(
    @Input() { body }: RouteInput<typeof phoneSignInApi.signIn>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof phoneSignInApi.signIn>> {
    return this.signIns.answer(reply, await this.auth.phoneSignIn({ ...body, ...placeOf(request) }), body);
  }
}
