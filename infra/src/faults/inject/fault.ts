import type { Random } from '../../seed/random.js';
import type { FaultySystem } from '../system/faulty-system.js';

/** One thing that goes wrong. */
export interface Fault {
  name: string;
  /** What it hits. */
  target: string;
  /** How many processes it kills or ends. */
  kills: number;
  /** Causes it and takes it back; resolves when it is over. */
  cause: (faulty: FaultySystem) => Promise<void>;
}

/** Makes faults of one kind, each at another place. */
export type FaultMaker = (random: Random, targets: Targets) => Fault;

/** Where faults may hit; each is taken in turn, in an order of the seed's. */
export interface Targets {
  process: () => string;
  line: () => string;
}
