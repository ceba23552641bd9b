import { open, stat } from 'node:fs/promises';
import { loggedError } from './reason.js';

const every = 500;
/** More than this between two looks is skipped: the terminal is no place for it, the file has it. */
const atMost = 256 * 1024;

/** Shows what goes wrong in the log files of running processes: errors of our own format, and text beside it. */
export class LogWatch {
  private readonly files = new Map<string, { name: string; position: number }>();
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly print: (line: string) => void) {
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, every);
    this.timer.unref();
  }

  /** Shows from now on what is added to the file. */
  async follow(name: string, file: string): Promise<void> {
    this.files.set(file, { name, position: await sizeOf(file) });
  }

  /** Looks a last time and ends. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.look();
  }

  private async look(): Promise<void> {
    for (const [file, followed] of this.files) {
      const size = await sizeOf(file);
      const from = Math.max(followed.position, size - atMost);
      const text = await readBetween(file, from, size);
      // Only whole lines; the rest is read the next time.
      const whole = text.lastIndexOf('\n') + 1;
      followed.position = from + Buffer.byteLength(text.slice(0, whole));
      for (const line of text.slice(0, whole).split('\n')) {
        const trouble = troubleIn(line);
        if (trouble) {
          this.print(`${followed.name}: ${trouble}`);
        }
      }
    }
  }
}

const troubleIn = (line: string): string | undefined => {
  if (line.startsWith('{')) {
    return /"level":"(error|fatal)"/.test(line) ? loggedError(line) : undefined;
  }
  // Node's own warnings are for developers, who find them in the file.
  return line === '' || /Warning: |^\(Use `node --trace/.test(line) ? undefined : line;
};

const sizeOf = async (file: string): Promise<number> => {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
};

const readBetween = async (file: string, from: number, to: number): Promise<string> => {
  if (to <= from) {
    return '';
  }
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
};
