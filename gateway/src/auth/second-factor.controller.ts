import { Controller, Res } from '@nestjs/common';
import { type Answer, authService, secondFactorApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { SignInAnswers } from './sign-in-answers.js';

@Controller()
export class SecondFactorController {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly signIns: SignInAnswers,
  ) {}

  @ApiRoute(secondFactorApi.signIn)
  async signIn(
    @Input() { body }: RouteInput<typeof secondFactorApi.signIn>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<typeof secondFactorApi.signIn>> {
    return this.signIns.answer(reply, await this.auth.secondFactorSignIn(body));
  }

  @ApiRoute(secondFactorApi.state)
  state(): Promise<Answer<typeof secondFactorApi.state>> {
    return this.auth.secondFactorState({});
  }

  @ApiRoute(secondFactorApi.setUp)
  setUp(@Input() { body }: RouteInput<typeof secondFactorApi.setUp>): Promise<Answer<typeof secondFactorApi.setUp>> {
    return this.auth.setUpSecondFactor(body);
  }

  @ApiRoute(secondFactorApi.turnOn)
  turnOn(@Input() { body }: RouteInput<typeof secondFactorApi.turnOn>): Promise<Answer<typeof secondFactorApi.turnOn>> {
    return this.auth.turnOnSecondFactor(body);
  }

  @ApiRoute(secondFactorApi.renewCodes)
  renewCodes(
    @Input() { body }: RouteInput<typeof secondFactorApi.renewCodes>,
  ): Promise<Answer<typeof secondFactorApi.renewCodes>> {
    return this.auth.renewRecoveryCodes(body);
  }

  @ApiRoute(secondFactorApi.turnOff)
  async turnOff(@Input() { body }: RouteInput<typeof secondFactorApi.turnOff>) {
    await this.auth.turnOffSecondFactor(body);
    return { success: true as const };
  }

  @ApiRoute(secondFactorApi.reset)
  async reset(@Input() { params }: RouteInput<typeof secondFactorApi.reset>) {
    await this.auth.resetSecondFactor(params);
    return { success: true as const };
  }
}
