import type { Cost } from '@workboard/contracts';

/** Never fewer at a time, so that a dependency that is slow for a moment shuts nobody out, and never more. */
const fewest = 64;
const mostEver = 400;
const first = 200;
/** A read or search that takes longer has waited for others, in milliseconds. */
const lateMs = 300;
/** So many of a hundred of them may, before fewer are admitted. */
const lateShare = 0.1;
/** Every so often, in milliseconds, and after so many reads and searches, the limit is looked at anew. */
const lookEveryMs = 100;
const fewestSeen = 10;
const down = 0.85;
const up = 1.06;

type Counted = Exclude<Cost, 'upload'>;

/**
 * The part of the limit that each kind may take. Each has its own, so that none leaves the others without a place: writing costs
 * the most work, and heavy calls wait for long themselves.
 */
const share: Record<Counted, number> = { read: 0.5, search: 0.35, vital: 0.15, heavy: 0.2 };
/** The part of heavy calls while others are late: one of them takes the work of several, so they give way first. */
const pressedShare = 0.05;
/** Uploads take as long as their lines are slow and are not counted; none begins while reads and searches take so much. */
const beforeUploads = 0.8;
/** The limit is reached, and may rise further, when reads and searches take so much. */
const reached = 0.6;

/**
 * How many times the limit may wait for its turn to write. Rate limits must be what answers a thousand sign-ins at once, so the
 * line is long; while others are late it is as long as what is served within half a second.
 */
const line = { short: 0.15, long: 8 };
/** So long after something was late the machine counts as having more to do than it can, in milliseconds. */
const pressedMs = 2000;

/**
 * How many requests may be worked on at a time. What a machine can do is not known beforehand, so it is felt out: the limit falls
 * by a part as soon as reads and searches get late, and rises slowly while they are not, beyond where it began only while it is
 * reached (additive increase would take minutes after a fault; see docs/adr/0041).
 */
export class AdmissionLimit {
  most = first;
  private readonly under: Record<Counted, number> = { read: 0, search: 0, vital: 0, heavy: 0 };
  private seen = 0;
  private late = 0;
  private peak = 0;
  private lookedAt = 0;
  private lateAt = -pressedMs;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** How many are worked on. */
  get inside(): number {
    return this.light + this.under.vital + this.under.heavy;
  }

  private get light(): number {
    return this.under.read + this.under.search;
  }

  private get isPressed(): boolean {
    return this.now() - this.lateAt < pressedMs;
  }

  hasRoomFor(cost: Cost): boolean {
    if (cost === 'upload') {
      return this.light < this.most * beforeUploads;
    }
    const part = cost === 'heavy' && this.isPressed ? pressedShare : share[cost];
    return this.under[cost] < Math.round(this.most * part);
  }

  /** @param waiting how many wait for their turn to write */
  hasRoomInLine(waiting: number): boolean {
    return waiting < Math.round(this.most * (this.isPressed ? line.short : line.long));
  }

  enter(cost: Cost): void {
    if (cost !== 'upload') {
      this.under[cost] += 1;
      this.peak = Math.max(this.peak, this.light);
    }
  }

  /** @param ms how long it took */
  leave(cost: Cost, ms: number): void {
    if (cost === 'upload') {
      return;
    }
    this.under[cost] -= 1;
    // What people write may rightly take its time: a password is hashed for a tenth of a second.
    if (cost === 'vital' || cost === 'heavy') {
      return;
    }
    this.seen += 1;
    this.late += ms > lateMs ? 1 : 0;
    const now = this.now();
    if (this.seen >= fewestSeen && now - this.lookedAt >= lookEveryMs) {
      this.adjust();
      this.lookedAt = now;
    }
  }

  private adjust(): void {
    const isLate = this.late > this.seen * lateShare;
    if (isLate) {
      this.lateAt = this.now();
      this.most = Math.max(fewest, Math.floor(this.most * down));
    } else if (this.most < first || this.peak >= this.most * reached) {
      this.most = Math.min(mostEver, Math.ceil(this.most * up));
    }
    this.seen = 0;
    this.late = 0;
    this.peak = this.light;
  }
}
