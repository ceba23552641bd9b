import { Injectable } from '@nestjs/common';
import type { Caller, HistoryRecord } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { HistoryRow } from './history-row.entity.js';

/** More than anybody reads of one application. */
const mostRows = 500;

/** What happened to an application, for the employer's team alone (decision P45). */
@Injectable()
export class HistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsQueries,
  ) {}

  /** Newest first. Throws `application_not_found` unless it is one to a job of the caller's company. */
  async list(caller: Caller, applicationId: number): Promise<HistoryRecord[]> {
    const { manager } = this.dataSource;
    await this.applications.require(manager, { id: applicationId, caller });
    const rows = await manager.find(HistoryRow, {
      where: { applicationId },
      order: { at: 'DESC', id: 'DESC' },
      take: mostRows,
    });
    return rows.map(({ id, at, kind, actor, actorId, data }) => ({
      id,
      at: at.toISOString(),
      kind,
      by: actor,
      actorId: actor === 'team' ? actorId : null,
      isYou: actorId === caller.userId,
      data,
    }));
  }
}
