import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { MessageTemplatesService } from './message-templates.service.js';
import { MessagesService } from './messages.service.js';

const {
  sendMessages,
  listMessages,
  messagesOf,
  messagesByIds,
  listMessageTemplates,
  createMessageTemplate,
  updateMessageTemplate,
  removeMessageTemplate,
} = applicationsService.messages;

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly templates: MessageTemplatesService,
  ) {}

  @Handles(sendMessages)
  send(input: MessageData<typeof sendMessages>, caller: Caller) {
    return this.messages.send(caller, input);
  }

  @Handles(listMessages)
  list(_: unknown, caller: Caller) {
    return this.messages.list(caller);
  }

  @Handles(messagesOf)
  of({ id }: MessageData<typeof messagesOf>, caller: Caller) {
    return this.messages.of(caller, id);
  }

  @Handles(messagesByIds)
  byIds({ ids }: MessageData<typeof messagesByIds>) {
    return this.messages.byIds(ids);
  }

  @Handles(listMessageTemplates)
  listTemplates(_: unknown, caller: Caller) {
    return this.templates.list(caller);
  }

  @Handles(createMessageTemplate)
  createTemplate(input: MessageData<typeof createMessageTemplate>, caller: Caller) {
    return this.templates.create(caller, input);
  }

  @Handles(updateMessageTemplate)
  updateTemplate(input: MessageData<typeof updateMessageTemplate>, caller: Caller) {
    return this.templates.update(caller, input);
  }

  @Handles(removeMessageTemplate)
  removeTemplate({ id }: MessageData<typeof removeMessageTemplate>, caller: Caller) {
    return this.templates.remove(caller, id);
  }
}
