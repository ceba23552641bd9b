import { Injectable } from '@nestjs/common';
import { type ComposedMail, type ComposedSms, Composer } from '../deliveries/composer.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { messages } from './index.js';
import type { Message } from './kit/message.js';
import { registryOf } from './kit/registry.js';
import { MessageTools } from './kit/tools.js';

/** Writes deliveries by the definition of their kind. */
@Injectable()
export class MessageComposer extends Composer {
  private readonly byKind = registryOf(messages);

  constructor(private readonly tools: MessageTools) {
    super();
  }

  isTextKept(delivery: Delivery): boolean {
    return this.messageOf(delivery).isTextKept;
  }

  async mail(delivery: Delivery): Promise<ComposedMail> {
    const { kind, mail } = this.messageOf(delivery);
    if (!mail) {
      throw new Error(`Messages of kind ${kind} have no mail`);
    }
    return mail(delivery, this.tools);
  }

  async sms(delivery: Delivery): Promise<ComposedSms> {
    const { kind, text } = this.messageOf(delivery);
    if (!text) {
      throw new Error(`Messages of kind ${kind} have no text`);
    }
    return text(delivery, this.tools);
  }

  private messageOf({ kind }: Delivery): Message {
    const message = this.byKind.get(kind);
    if (!message) {
      throw new Error(`No message of kind ${kind} in messages/index.ts`);
    }
    return message;
  }
}
