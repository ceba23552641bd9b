/** A response that is JSON text already; it is sent as it is. */
export class RawJson {
  constructor(readonly text: string) {}
}
