import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** A request and what came of it. */
export interface Exchange {
  kind: 'exchange';
  /** Milliseconds since 1970 at which it was sent, and until its answer was read. */
  at: number;
  ms: number;
  op: string;
  method: string;
  path: string;
  /** Null when no answer came. */
  status: number | null;
  code?: string | undefined;
  retryAfter?: string | undefined;
  /** Why there was none. */
  error?: string | undefined;
  /** Whether an allowing answer would be a breach (I5). */
  forbidden?: true | undefined;
}

/** What an answer has promised, by the invariants that hold it to that. */
export interface Promises {
  applied: { id: number; jobId: number; userId: number; email: string; employerEmail: string };
  /** An application that may be there although nobody was told. */
  'maybe applied': { jobId: number; userId: number };
  withdrawn: { id: number };
  'application deleted': { id: number };
  registered: { email: string };
  'link used': { token: string; status: number | null };
  'password forgotten': { email: string };
  saved: { userId: number; jobId: number };
  unsaved: { userId: number; jobId: number };
  posted: { id: number; companyId: number };
  'job deleted': { id: number };
  'user deleted': { id: number; email: string };
  decided: { id: number; status: string };
  interview: { id: number; applicationId: number; email: string };
  alert: { id: number; userId: number };
  resume: { userId: number };
  ranked: { jobId: number; wrong: string | null };
  'lists seen': { wrong: string };
  /** Text that must be in no log. */
  secret: { text: string; what: string };
}
type Promised = { [K in keyof Promises]: { kind: 'promise'; at: number; what: K; of: Promises[K] } }[keyof Promises];

/** A fault that was caused. */
export interface FaultRecord {
  kind: 'fault';
  name: string;
  target: string;
  /** How many processes it killed. */
  kills: number;
  from: number;
  to: number;
  /** Milliseconds from its end until everything worked again; null when that took too long. */
  recoveredMs: number | null;
}
export type Entry = Exchange | Promised | FaultRecord;

/** What was sent, promised and done to the system, written down as it happens: a line of JSON each. */
export class Journal {
  private readonly stream: WriteStream;
  exchanges = 0;

  constructor(readonly file: string) {
    this.stream = createWriteStream(file);
  }

  exchange(entry: Omit<Exchange, 'kind'>): void {
    this.exchanges += 1;
    this.write({ kind: 'exchange', ...entry });
  }

  promise<K extends keyof Promises>(what: K, of: Promises[K]): void {
    this.write({ kind: 'promise', at: Date.now(), what, of } as Promised);
  }

  fault(entry: Omit<FaultRecord, 'kind'>): void {
    this.write({ kind: 'fault', ...entry });
  }

  /** Resolves when everything so far can be read. */
  async flush(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.stream.write('', (error) => (error ? reject(error) : resolve()));
    });
  }

  async close(): Promise<void> {
    this.stream.end();
    await once(this.stream, 'finish');
  }

  private write(entry: Entry): void {
    this.stream.write(`${JSON.stringify(entry)}\n`);
  }
}

/** A journal that was written to its end. */
export class JournalReader {
  private constructor(private readonly entries: readonly Entry[]) {}

  static async open(file: string): Promise<JournalReader> {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return new JournalReader(lines.map((line) => JSON.parse(line) as Entry));
  }

  exchanges(): Exchange[] {
    return this.entries.filter((entry) => entry.kind === 'exchange');
  }

  faults(): FaultRecord[] {
    return this.entries.filter((entry) => entry.kind === 'fault');
  }

  promises<K extends keyof Promises>(what: K): (Promises[K] & { at: number })[] {
    return this.entries
      .filter((entry) => entry.kind === 'promise')
      .filter((promise) => promise.what === what)
      .map(({ of, at }) => ({ ...(of as Promises[K]), at }));
  }
}
