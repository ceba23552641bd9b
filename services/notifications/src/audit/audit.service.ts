import { Injectable } from '@nestjs/common';
import {
  type AuditEntry as AuditLine,
  authService,
  companyDecisions,
  type Contact,
  endOfDay,
  jobsService,
  type ListAudit,
  type Page,
  startOfDay,
  fullName,
} from '@workboard/contracts';
import { type Client, definedOnly, InjectClient, readPage } from '@workboard/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

/** How many people a search by name goes by at most. */
const mostPeople = 200;
/** Names are asked for in batches of this size. */
const batch = 5000;

/** The audit trail as super admins read it (decision R7). */
@Injectable()
export class AuditService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /** Newest first. */
  async page({
    action,
    targetType,
    targetId,
    companyId,
    about,
    actor,
    from,
    to,
    ...page
  }: ListAudit): Promise<Page<AuditLine>> {
    const query = this.dataSource
      .getRepository(AuditEntry)
      .createQueryBuilder('entry')
      .where(definedOnly({ action, targetType, targetId }))
      .orderBy('entry.at', 'DESC')
      .addOrderBy('entry.id', 'DESC');
    if (about) {
      query.andWhere('entry.action = ANY(:decisions)', { decisions: companyDecisions });
    }
    if (companyId !== undefined) {
      await this.ofCompany(query, companyId);
    }
    if (actor) {
      query.andWhere('entry.actorId = ANY(:actors)', { actors: await this.idsOf(actor) });
    }
    if (from) {
      query.andWhere('entry.at >= :from', { from: startOfDay(from) });
    }
    if (to) {
      query.andWhere('entry.at <= :to', { to: endOfDay(to) });
    }
    const [entries, total] = await readPage(query, page);
    return { rows: await this.present(entries), total };
  }

  /** What was done to the company and to its jobs; those that were deleted say in their line whose they were. */
  private async ofCompany(query: SelectQueryBuilder<AuditEntry>, companyId: number): Promise<void> {
    const jobs = await this.jobs.idsOfCompany({ companyId });
    query.andWhere(
      `((entry.targetType = 'company' AND entry.targetId = :company)
        OR (entry.targetType = 'job' AND entry.targetId = ANY(:jobs))
        OR (entry.action = 'job_deleted' AND entry.before ->> 'companyId' = :company))`,
      { company: String(companyId), jobs: jobs.map(String) },
    );
  }

  private async idsOf(actor: string): Promise<number[]> {
    if (/^\d{1,9}$/.test(actor)) {
      return [Number(actor)];
    }
    return (await this.auth.findPeople({ q: actor, limit: mostPeople })).map(({ id }) => id);
  }

  private async present(entries: readonly AuditEntry[]): Promise<AuditLine[]> {
    const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
    const people: Contact[] = ids.length > 0 ? await this.auth.contacts({ ids: ids.slice(0, batch) }) : [];
    const nameOf = new Map(people.map((person) => [person.id, fullName(person)]));
    return entries.map(({ id, at, ...entry }) => ({
      ...entry,
      id: Number(id),
      at: at.toISOString(),
      actorName: nameOf.get(entry.actorId ?? 0) ?? null,
    }));
  }
}
