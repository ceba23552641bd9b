import { Injectable } from '@nestjs/common';
import { dayOf, jobsService, type SavedBy, savedByMost, savedJobReminderDays } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { intend } from '../deliveries/intents.js';
import { jobsClosingOn, savedClosing } from '../messages/jobs/saved-closing.js';
import type { Slot } from './alert-schedule.js';

const dayMs = 86_400_000;

/** Makes the mails to seekers whose saved jobs close soon (decision P94). */
@Injectable()
export class SavedClosings {
  private made: string | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /** Records the mails of a day by the closing days that are known; repeating it adds nothing. */
  async open(slot: Slot): Promise<void> {
    if (this.made === slot.period) {
      return;
    }
    const day = dayOf(new Date(slot.at.getTime() + savedJobReminderDays * dayMs));
    const jobIds = await jobsClosingOn(day, this.dataSource);
    // Page by page: a job may be saved by tens of thousands.
    let page: SavedBy[];
    let after = 0;
    do {
      page = await this.jobs.savedBy({ jobIds, after });
      await this.intendFor(page, { day, dueAt: slot.at });
      after = page.at(-1)?.id ?? after;
    } while (page.length === savedByMost);
    this.made = slot.period;
  }

  private intendFor(page: readonly SavedBy[], { day, dueAt }: { day: string; dueAt: Date }): Promise<void> {
    const people = [...new Set(page.map(({ userId }) => userId))];
    return intend(
      this.dataSource.manager,
      people.map((userId) =>
        savedClosing.intent({
          dedupeKey: `${savedClosing.kind}.${userId}.${day}`,
          userId,
          data: { userId, day },
          dueAt,
        }),
      ),
    );
  }
}
