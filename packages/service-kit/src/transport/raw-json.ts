/** An answer that is JSON text already; it leaves as it is. */
export class RawJson {
  constructor(readonly text: string) {}
}
