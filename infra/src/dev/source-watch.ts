import { join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import { root } from '../local/root.js';
import { transpile } from './transpile.js';
import { concernOf, type Workspace } from './workspaces.js';

/** What the watch works with. */
export interface WatchTask {
  workspaces: readonly Workspace[];
  /** Ends processes and starts them again; those of the first group first. */
  restart: (...groups: (readonly string[])[]) => Promise<void>;
  /** Called when nothing more is to be done for the edits so far. */
  whenDone: () => void;
  print: (line: string) => void;
}

/** An editor writes several files at once. */
const settleMs = 40;
const isWorker = (name: string): boolean => name.endsWith('-worker');

/** Builds what is edited and starts again what runs it. */
export class SourceWatch {
  private readonly watcher: FSWatcher;
  private readonly edited = new Set<string>();
  private readonly stale = new Set<string>();
  private working = false;

  constructor(private readonly task: WatchTask) {
    this.watcher = watch(
      task.workspaces.map(({ folder }) => join(root, folder, 'src')),
      { ignoreInitial: true },
    );
    this.watcher.on('all', (event, path) => {
      if (event === 'add' || event === 'change' || event === 'unlink') {
        this.edited.add(relative(root, path).split(sep).join('/'));
        void this.work();
      }
    });
  }

  /** Settles when edits are seen. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.watcher.once('ready', resolve);
    });
  }

  close(): Promise<void> {
    return this.watcher.close();
  }

  private async work(): Promise<void> {
    if (this.working) {
      return;
    }
    this.working = true;
    while (this.edited.size > 0) {
      await delay(settleMs);
      const files = [...this.edited];
      this.edited.clear();
      await this.apply(files).catch((error: unknown) => {
        this.task.print(error instanceof Error ? error.message : String(error));
      });
    }
    this.working = false;
    this.task.whenDone();
  }

  private async apply(files: readonly string[]): Promise<void> {
    const since = Date.now();
    const { workspaces, restart, print } = this.task;
    for (const file of files) {
      const concern = concernOf(file, workspaces);
      if (!concern) {
        continue;
      }
      concern.processes.forEach((name) => this.stale.add(name));
      await transpile(file, concern.built);
      if (concern.schemaOf) {
        print(`The database of ${concern.schemaOf} changes at the next start: Ctrl-C, then npm run dev.`);
      }
    }
    const names = [...this.stale];
    if (names.length === 0) {
      return;
    }
    this.stale.clear();
    const answering = names.filter((name) => !isWorker(name));
    await restart(answering);
    print(`${answering.join(', ')}: again in ${((Date.now() - since) / 1000).toFixed(1)} s`);
    await restart(names.filter(isWorker));
  }
}
