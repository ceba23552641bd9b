import { Controller } from '@nestjs/common';
import { type Answer, findApi } from '@workboard/contracts';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { FindAnything } from './find-anything.js';

@Controller()
export class AdminFindController {
  constructor(private readonly anything: FindAnything) {}

  @ApiRoute(findApi.find)
  find(@Input() { query }: RouteInput<typeof findApi.find>): Promise<Answer<typeof findApi.find>> {
    return this.anything.find(query.q);
  }
}
