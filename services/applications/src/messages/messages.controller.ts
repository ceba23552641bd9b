import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { MessageTemplates } from './message-templates.service.js';
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
    private readonly templates: MessageTemplates,
  ) {}

  @Handles(sendMessages)
  send(input: MessageData<typeof sendMessages>) {
    return this.messages.send(input);
  }

  @Handles(listMessages)
  list() {
    return this.messages.list();
  }

  @Handles(messagesOf)
  of({ id }: MessageData<typeof messagesOf>) {
    return this.messages.of(id);
  }

  @Handles(messagesByIds)
  byIds({ ids }: MessageData<typeof messagesByIds>) {
    return this.messages.byIds(ids);
  }

  @Handles(listMessageTemplates)
  listTemplates() {
    return this.templates.list();
  }

  @Handles(createMessageTemplate)
  createTemplate(input: MessageData<typeof createMessageTemplate>) {
    return this.templates.create(input);
  }

  @Handles(updateMessageTemplate)
  updateTemplate(input: MessageData<typeof updateMessageTemplate>) {
    return this.templates.update(input);
  }

  @Handles(removeMessageTemplate)
  removeTemplate({ id }: MessageData<typeof removeMessageTemplate>) {
    return this.templates.remove(id);
  }
}
