import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { InterviewTimesService } from './interview-times.service.js';

const { listTimes, offerTimes, withdrawTimes, chooseTime, chooseTimeByLink, timesDetails } =
  applicationsService.messages;

@Controller()
export class InterviewTimesController {
  constructor(private readonly times: InterviewTimesService) {}

  @Handles(listTimes)
  list(_: unknown, caller: Caller) {
    return this.times.list(caller);
  }

  @Handles(offerTimes)
  offer(body: MessageData<typeof offerTimes>, caller: Caller) {
    return this.times.offer(caller, body);
  }

  @Handles(withdrawTimes)
  withdraw({ id }: MessageData<typeof withdrawTimes>, caller: Caller) {
    return this.times.withdraw(caller, id);
  }

  @Handles(chooseTime)
  choose(choice: MessageData<typeof chooseTime>, caller: Caller) {
    return this.times.choose(caller, choice);
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
