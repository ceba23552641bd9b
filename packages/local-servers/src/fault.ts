/** A reason that a person can act on; shown as one sentence, without a stack. */
export class StartFault extends Error {
  override name = 'StartFault';
}
