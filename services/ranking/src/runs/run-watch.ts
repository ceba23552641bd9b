import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Run, RunsQueries } from './runs.queries.js';

const lookEveryMs = 50;

/** Looks after every run that somebody waits for with one query at a time, however many wait. */
@Injectable()
export class RunWatch {
  private ids = new Set<string>();
  private nextLook: Promise<Map<string, Run>> | undefined;

  constructor(private readonly runs: RunsQueries) {}

  /** The run as it is a moment later; null when it is gone. */
  async look(id: string): Promise<Run | null> {
    this.ids.add(id);
    this.nextLook ??= sleep(lookEveryMs).then(() => this.read());
    return (await this.nextLook).get(id) ?? null;
  }

  private async read(): Promise<Map<string, Run>> {
    const ids = [...this.ids];
    this.ids = new Set();
    this.nextLook = undefined;
    return new Map((await this.runs.findAll(ids)).map((run) => [run.id, run]));
  }
}
