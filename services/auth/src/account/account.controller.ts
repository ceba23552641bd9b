import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
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
  listExports(_: unknown, caller: Caller) {
    return this.exports.list(caller);
  }

  @Handles(messages.startExport)
  startExport(input: MessageData<typeof messages.startExport>, caller: Caller) {
    return this.exports.start(caller, input);
  }

  @Handles(messages.exportFile)
  exportFile(input: MessageData<typeof messages.exportFile>, caller: Caller) {
    return this.exports.file(caller, input);
  }

  @Handles(messages.closeAccount)
  close(input: MessageData<typeof messages.closeAccount>, caller: Caller) {
    return this.closing.close(caller, input);
  }

  @Handles(messages.keepAccount)
  keep(_: unknown, caller: Caller) {
    return this.closing.keep(caller);
  }

  @Handles(messages.farewell)
  farewell(input: MessageData<typeof messages.farewell>) {
    return this.closing.farewell(input);
  }
}
