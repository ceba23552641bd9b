import { Controller } from '@nestjs/common';
import { authService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ExportsService } from '../exports/exports.service.js';
import { AccountClosingService } from './account-closing.service.js';

const { messages } = authService;

@Controller()
export class AccountController {
  constructor(
    private readonly closing: AccountClosingService,
    private readonly exports: ExportsService,
  ) {}

  @Handles(messages.listExports)
  listExports() {
    return this.exports.list();
  }

  @Handles(messages.startExport)
  startExport(input: MessageData<typeof messages.startExport>) {
    return this.exports.start(input);
  }

  @Handles(messages.exportFile)
  exportFile(input: MessageData<typeof messages.exportFile>) {
    return this.exports.file(input);
  }

  @Handles(messages.closeAccount)
  close(input: MessageData<typeof messages.closeAccount>) {
    return this.closing.close(input);
  }

  @Handles(messages.keepAccount)
  keep() {
    return this.closing.keep();
  }

  @Handles(messages.farewell)
  farewell(input: MessageData<typeof messages.farewell>) {
    return this.closing.farewell(input);
  }
}
