import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { InterviewTimesService } from './interview-times.service.js';

const { listTimes, offerTimes, withdrawTimes, chooseTime, chooseTimeByLink, timesDetails } =
  applicationsService.messages;

@Controller()
export class InterviewTimesController {
  constructor(private readonly times: InterviewTimesService) {}

  @Handles(listTimes)
  list() {
    return this.times.list();
  }

  @Handles(offerTimes)
  offer(body: MessageData<typeof offerTimes>) {
    return this.times.offer(body);
  }

  @Handles(withdrawTimes)
  withdraw({ id }: MessageData<typeof withdrawTimes>) {
    return this.times.withdraw(id);
  }

  @Handles(chooseTime)
  choose(choice: MessageData<typeof chooseTime>) {
    return this.times.choose(choice);
  }

  @Handles(chooseTimeByLink)
  chooseByLink(choice: MessageData<typeof chooseTimeByLink>) {
    return this.times.chooseByLink(choice);
  }

  @Handles(timesDetails)
  details({ inviteeId }: MessageData<typeof timesDetails>) {
    return this.times.details(inviteeId);
  }
}
