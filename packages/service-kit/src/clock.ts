import { Injectable } from '@nestjs/common';

/** The one source of "now" for rules that compare times, so that tests can move it (decision R6). */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  constructor(private current: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.current);
  }

  set(instant: Date): void {
    this.current = instant;
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
