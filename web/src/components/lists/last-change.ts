/** What was done with several at last, for as long as the page stays: its way back, and what could not be done. */
export interface LastChange {
  says: string;
  /** Why some were left as they were, by name. */
  refused: readonly string[];
  undo: (() => void) | null;
}
