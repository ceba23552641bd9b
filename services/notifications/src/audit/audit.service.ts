import { Injectable } from '@nestjs/common';
import {
  AppError,
  type AuditEntry as AuditLine,
  authService,
  type Contact,
  endOfDay,
  type ListAudit,
  type Page,
  startOfDay,
} from '@workboard/contracts';
import { type Client, currentCaller, given, InjectClient, readPage } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { fullName } from '../mails/wording.js';
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
  ) {}

  /** Newest first. */
  async page({ action, targetType, targetId, actor, from, to, ...page }: ListAudit): Promise<Page<AuditLine>> {
    if (currentCaller().role !== 'super_admin') {
      throw new AppError('super_admin_required');
    }
    const query = this.dataSource
      .getRepository(AuditEntry)
      .createQueryBuilder('entry')
      .where(given({ action, targetType, targetId }))
      .orderBy('entry.at', 'DESC')
      .addOrderBy('entry.id', 'DESC');
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
