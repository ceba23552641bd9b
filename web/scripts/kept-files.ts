export interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a screen that was seen needs to stand without a line, and to say what waits; everything else is kept once it was used. */
const shellParts = [
  'src/features/jobs/job-page.tsx',
  'src/offline/start.ts',
  'src/offline/device-bar.tsx',
  'src/offline/waiting-list.tsx',
  'src/features/offline/offline-page.tsx',
];

/** Where a seeker finds a job, applies for it, and looks after applications and saved jobs, with the bars around. */
const roadScreens = [
  'src/features/jobs/job-page.tsx',
  'src/features/jobs/jobs-page.tsx',
  'src/features/applications/applications-page.tsx',
  'src/features/saved-jobs/saved-jobs-page.tsx',
  'src/app/member-bars.tsx',
];

/** Reached from the entry and the routes, which lead to every screen there is and are not followed themselves. */
const ofEveryScreen = ['src/app/member-screens.tsx', 'src/components/dialogs/confirm-dialog.tsx'];

/** What those screens load for employers and admins, and what is nothing without a line: suggestions and the switch of reminders. */
const notASeekers = /\/(employer-applications|owner-bar|find-button|search-suggestions|closing-reminders)\.tsx$/;

/** The files of the build that a worker keeps before they are used (ADR 24, ADR 47). */
export class KeptFiles {
  private readonly entry: string;
  /** The theme and MUI, which every screen but those of plain elements stands on. */
  private readonly look: string;

  constructor(private readonly manifest: Manifest) {
    const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
    this.entry = keyOf('base');
    this.look = keyOf('look');
  }

  /** On every device, beside what the page itself names. */
  shell(): Set<string> {
    return this.filesOf([this.entry, ...shellParts]);
  }

  /** On seekers' devices: the road's screens and whatever they load later, so that no dialog is missing that was never opened. */
  road(): Set<string> {
    const followed = new Set<string>();
    roadScreens.forEach((key) => this.follow(key, followed));
    return this.filesOf([this.look, ...followed, ...ofEveryScreen]);
  }

  private chunk(key: string): Chunk {
    const chunk = this.manifest[key];
    if (!chunk) {
      throw new Error(`The build has no ${key}`);
    }
    return chunk;
  }

  /** Adds a chunk, what it imports and what it loads later. */
  private follow(key: string, found: Set<string>): void {
    if (found.has(key) || key === this.entry || notASeekers.test(key)) {
      return;
    }
    found.add(key);
    const { imports = [], dynamicImports = [] } = this.chunk(key);
    [...imports, ...dynamicImports].forEach((next) => this.follow(next, found));
  }

  /** The files of chunks, with all that they cannot run without. */
  private filesOf(keys: readonly string[], found = new Set<string>()): Set<string> {
    for (const key of keys) {
      const { file, imports = [] } = this.chunk(key);
      if (!found.has(`/${file}`)) {
        found.add(`/${file}`);
        this.filesOf(imports, found);
      }
    }
    return found;
  }
}
