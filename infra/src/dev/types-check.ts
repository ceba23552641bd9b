import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../local/root.js';

/** Looks at the types of what changed while the code runs already, and tells what it finds. */
export class TypesCheck {
  private running: ChildProcess | undefined;
  private failed = false;

  /** @param projects folders with a tsconfig.json; none means all */
  constructor(
    private readonly projects: readonly string[],
    private readonly print: (line: string) => void,
  ) {}

  /** Begins anew, also when it is at it. */
  start(): void {
    this.stop();
    // Declarations alone: the processes read the JavaScript, which is in place.
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '-b', '--emitDeclarationOnly', ...this.projects];
    const check = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    this.running = check;
    let output = '';
    check.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    check.once('close', (code) => {
      if (this.running === check) {
        this.tell(code, output.trim());
      }
    });
  }

  stop(): void {
    this.running?.kill();
    this.running = undefined;
  }

  private tell(code: number | null, output: string): void {
    if (code !== 0) {
      this.print(`types: ${output}`);
    } else if (this.failed) {
      this.print('types: no errors any more');
    }
    this.failed = code !== 0;
  }
}
