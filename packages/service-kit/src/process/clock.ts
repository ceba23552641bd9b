import { Injectable } from '@nestjs/common';

/** The one source of "now" for rules that compare times, so that tests can move it (decision R6). */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
