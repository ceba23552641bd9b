import type { Cost } from '@workboard/contracts';

/** Never fewer at a time, so that a dependency that is slow for a moment shuts nobody out, and never more. */
const fewest = 64;
const mostEver = 400;
const first = 200;
/** A light request that takes longer has waited for others, in milliseconds. */
const lateMs = 500;
/** So many of a hundred light requests may, before fewer are admitted. */
const lateShare = 0.1;
/** Every so often, in milliseconds, and after so many light requests, the limit is looked at anew. */
const lookEveryMs = 100;
const fewestSeen = 10;
const down = 0.85;
const up = 1.06;

/**
 * How many times the limit may be taken when one of a kind comes: reading leaves a part to what people write, which is refused
 * only when it alone is far too much (a thousand sign-ins at once have other limits), and what searches gives way before either. Heavy calls wait for long themselves and are counted apart; uploads, which take as long as
 * their lines are slow, are not counted at all.
 */
const share: Record<Cost, number> = { vital: 8, read: 0.8, search: 0.6, heavy: 0.2, upload: 0.8 };

/**
 * How many requests may be worked on at a time. What a machine can do is not known beforehand, so it is felt out: the limit falls
 * by a part as soon as light requests get late, and rises slowly while it is reached and they are not (additive increase would
 * take minutes after a fault; see docs/adr/0041).
 */
export class AdmissionLimit {
  most = first;
  private light = 0;
  private heavy = 0;
  private seen = 0;
  private late = 0;
  private peak = 0;
  private lookedAt = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** How many are worked on. */
  get inside(): number {
    return this.light + this.heavy;
  }

  hasRoomFor(cost: Cost): boolean {
    return (cost === 'heavy' ? this.heavy : this.light) < this.most * share[cost];
  }

  enter(cost: Cost): void {
    if (cost === 'heavy') {
      this.heavy += 1;
    } else if (cost !== 'upload') {
      this.light += 1;
      this.peak = Math.max(this.peak, this.light);
    }
  }

  /** @param ms how long it took */
  leave(cost: Cost, ms: number): void {
    if (cost === 'heavy') {
      this.heavy -= 1;
    }
    if (cost === 'heavy' || cost === 'upload') {
      return;
    }
    this.light -= 1;
    // What people write may rightly take its time: a password is hashed for a tenth of a second.
    if (cost !== 'vital') {
      this.seen += 1;
      this.late += ms > lateMs ? 1 : 0;
    }
    const now = this.now();
    if (this.seen >= fewestSeen && now - this.lookedAt >= lookEveryMs) {
      this.adjust();
      this.lookedAt = now;
    }
  }

  private adjust(): void {
    const isLate = this.late > this.seen * lateShare;
    if (isLate) {
      this.most = Math.max(fewest, Math.floor(this.most * down));
    } else if (this.peak >= this.most * share.search) {
      this.most = Math.min(mostEver, Math.ceil(this.most * up));
    }
    this.seen = 0;
    this.late = 0;
    this.peak = this.light;
  }
}
