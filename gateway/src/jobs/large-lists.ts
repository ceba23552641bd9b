import { Gate } from '@workboard/service-kit';

/** Rows above which a list counts as large; our own pages ask for fewer. */
const largeFrom = 100;
const atATime = 2;
const mostWaiting = 20;

/**
 * Lets large lists through two at a time, so that whoever asks for a hundred of them at once leaves the machine to those
 * who look at pages. Some wait, the others are refused with `unavailable` and told when to come back.
 */
export class LargeLists {
  private readonly gate = new Gate(atATime, mostWaiting);

  /** @param limit how many rows were asked for */
  pass<T>(limit: number, work: () => Promise<T>): Promise<T> {
    return limit > largeFrom ? this.gate.pass(work) : work();
  }
}
