import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { CalendarFeedsService } from './calendar-feeds.service.js';

const { getFeed, makeFeed, removeFeed, readFeed } = applicationsService.messages;

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Handles(getFeed)
  get(_: unknown, caller: Caller) {
    return this.feeds.get(caller);
  }

  @Handles(makeFeed)
  make(body: MessageData<typeof makeFeed>, caller: Caller) {
    return this.feeds.make(caller, body);
  }

  @Handles(removeFeed)
  remove(_: unknown, caller: Caller) {
    return this.feeds.remove(caller);
  }

  @Handles(readFeed)
  read(link: MessageData<typeof readFeed>) {
    return this.feeds.read(link);
  }
}
