import type { Patch } from './patch-hooks.js';

interface Removal {
  /** What no run must do without. */
  says: string;
  /** Changes of the built code, in this run's processes alone. */
  patches?: readonly Patch[];
  /** Settings of this run's processes. */
  env?: Record<string, string>;
  /** Changes of this run's database. */
  sql?: readonly string[];
}

const never = String(2 ** 31 - 1);

/**
 * How each defence is taken out of a run's own copy of the system, which must turn the run red. Nothing of it is in the
 * product: code is changed while it is loaded, and a patch whose text is not found any more stops the process.
 */
export const defences = {
  'unique-index': {
    says: 'the unique index on applications',
    sql: ['ALTER TABLE applications.applications DROP CONSTRAINT applications_job_id_user_id_key'],
  },
  'skip-locked': {
    says: 'SKIP LOCKED in the outbox relay',
    patches: [
      {
        file: 'service-kit/dist/outbox/outbox-relay.js',
        from: 'LIMIT ${batchSize} FOR UPDATE SKIP LOCKED',
        to: 'LIMIT ${batchSize}',
      },
    ],
  },
  inbox: {
    says: 'the inbox',
    patches: [
      { file: 'service-kit/dist/outbox/event-consumer.js', from: 'if (inserted.length === 0)', to: 'if (false)' },
    ],
  },
  sweeper: {
    says: 'the sweeps that find again what Redis forgot',
    env: { OUTBOX_REDELIVERY_MS: never, MAIL_REDELIVERY_MS: never },
  },
  lease: {
    says: 'the lease of a mail that is being sent',
    patches: [
      {
        file: 'notifications/dist/deliveries/delivery-runner.js',
        from: "(state = 'queued' OR (state = 'sending' AND lease_until <= :now))",
        to: "state IN ('queued', 'sending')",
      },
      {
        file: 'notifications/dist/deliveries/delivery-runner.js',
        from: 'new Date(this.clock.now().getTime() + this.env.MAIL_LEASE_MS)',
        to: 'new Date(this.clock.now().getTime() + 1)',
      },
    ],
  },
} as const satisfies Record<string, Removal>;

export type Defence = keyof typeof defences;

/** How a defence is removed; nothing at all where there is none to remove. */
export const removalOf = (defence: Defence | null): Removal => (defence ? defences[defence] : { says: 'nothing' });
