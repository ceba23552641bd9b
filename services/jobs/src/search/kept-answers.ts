/**
 * Answers that hold as long as the searched rows do not change: the key carries their version. Whoever asks while an
 * answer is being worked out waits for the same one. The oldest entries go first.
 */
export class KeptAnswers<T> {
  private readonly kept = new Map<string, Promise<T>>();

  constructor(private readonly limit: number) {}

  get(key: string, work: () => Promise<T>): Promise<T> {
    const found = this.kept.get(key);
    if (found) {
      return found;
    }
    const answer = work();
    this.kept.set(key, answer);
    answer.catch(() => this.kept.delete(key));
    if (this.kept.size > this.limit) {
      this.forgetOldest();
    }
    return answer;
  }

  private forgetOldest(): void {
    for (const key of this.kept.keys()) {
      this.kept.delete(key);
      return;
    }
  }
}
