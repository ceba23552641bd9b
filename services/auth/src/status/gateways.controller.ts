import { Controller } from '@nestjs/common';
import { authService, type ProcessReport } from '@workboard/contracts';
import { Handles, recordProcess } from '@workboard/service-kit';
import { DataSource } from 'typeorm';

const { messages } = authService;

/** Keeps how the gateways are, which have no database of their own. */
@Controller()
export class GatewaysController {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(messages.reportProcess)
  async reportProcess(report: ProcessReport): Promise<null> {
    await recordProcess(this.dataSource, report);
    return null;
  }
}
