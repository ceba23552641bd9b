import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Partial<Record<string, Chunk>>;

/** Finds the files of a screen in the build's manifest, so that a page can ask for them before its entry is read. */
export class ModuleFiles {
  private readonly manifest: Manifest;

  constructor(webRoot: string) {
    const file = path.join(webRoot, '.vite/manifest.json');
    this.manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  }

  /** The screen's file and all that it imports at once. */
  of(module: string, found = new Set<string>()): Set<string> {
    const chunk = this.manifest[module];
    if (chunk && !found.has(chunk.file)) {
      found.add(chunk.file);
      chunk.imports?.forEach((next) => this.of(next, found));
    }
    return found;
  }
}
