import type { CreateApplication, SavedJobMetadata } from '@workboard/contracts';

/** Something that was done without a line and waits on this device to be sent (decision P51). */
export interface Waiting {
  /** The `Idempotency-Key` of the call, so that it happens once however often it is sent. */
  key: string;
  /** Whose it is; only this account's session sends it. */
  accountId: number;
  kind: 'apply' | 'save' | 'unsave' | 'notes' | 'withdraw';
  jobId: number;
  title: string;
  company: string;
  coverLetter?: string;
  /** To the job's questions, by their ids (decision P48). */
  answers?: CreateApplication['answers'];
  /** Where its writer came from (decision P57). */
  source?: CreateApplication['source'];
  /** What is noted on a saved job. */
  metadata?: SavedJobMetadata;
  /** The application that is withdrawn. */
  applicationId?: number;
  /** ISO 8601 UTC. */
  at: string;
  /** `refused`: the server said no, for `reason`; `sent`: it is there, and nobody has been told yet. */
  state: 'waiting' | 'signIn' | 'refused' | 'sent';
  reason?: string;
}
