import { Controller } from '@nestjs/common';
import { type Answer, authService, usersApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class UsersController {
  constructor(@InjectClient(authService) private readonly auth: Client<typeof authService>) {}

  @ApiRoute(usersApi.get)
  get(@Input() { params }: RouteInput<typeof usersApi.get>): Promise<Answer<typeof usersApi.get>> {
    return this.auth.getUser(params);
  }

  @ApiRoute(usersApi.update)
  update(@Input() { params, body }: RouteInput<typeof usersApi.update>): Promise<Answer<typeof usersApi.update>> {
    return this.auth.updateUser({ id: params.id, changes: body });
  }
}
