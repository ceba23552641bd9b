export type ReadinessCheck = () => Promise<unknown>;

const checkTimeoutMs = 2000;
/** However many ask, the dependencies are asked once in this time. */
const keptMs = 1000;

/** Whether a check passes within two seconds. */
export const passes = async (check: ReadinessCheck): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs);
  });
  const passed = check().then(
    () => true,
    () => false,
  );
  return Promise.race([passed, late]).finally(() => clearTimeout(timer));
};

/** What a probe asks: the names of what keeps a process from taking work. */
export interface Ready {
  failing(): Promise<string[]>;
}

/** Whether this process can do its work now: what of its dependencies does not answer, and whether it is about to stop. */
export class Readiness implements Ready {
  private draining = false;
  private asked: { at: number; failing: Promise<string[]> } | undefined;

  constructor(private readonly checks: Record<string, ReadinessCheck>) {}

  /** The process takes no new work from now on. */
  drain(): void {
    this.draining = true;
  }

  /** The names of what fails, and `draining`; empty when all is well. At most a second old. */
  async failing(): Promise<string[]> {
    if (!this.asked || Date.now() - this.asked.at > keptMs) {
      this.asked = { at: Date.now(), failing: this.ask() };
    }
    const failing = await this.asked.failing;
    return this.draining ? [...failing, 'draining'] : failing;
  }

  private async ask(): Promise<string[]> {
    const results = await Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => ({ name, ok: await passes(check) })),
    );
    return results.filter(({ ok }) => !ok).map(({ name }) => name);
  }
}
