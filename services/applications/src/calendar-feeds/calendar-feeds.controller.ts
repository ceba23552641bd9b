import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { CalendarFeeds } from './calendar-feeds.service.js';

const { getFeed, makeFeed, removeFeed, readFeed } = applicationsService.messages;

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Handles(getFeed)
  get() {
    return this.feeds.get();
  }

  @Handles(makeFeed)
  make(body: MessageData<typeof makeFeed>) {
    return this.feeds.make(body);
  }

  @Handles(removeFeed)
  remove() {
    return this.feeds.remove();
  }

  @Handles(readFeed)
  read(link: MessageData<typeof readFeed>) {
    return this.feeds.read(link);
  }
}
