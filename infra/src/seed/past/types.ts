import type {
  AuditAction,
  AuditTarget,
  HistoryActor,
  HistoryData,
  HistoryKind,
  Role,
  ScoreVerdict,
  Source,
} from '@workboard/contracts';

/** What happened before today: rows as the tables have them, without ids where nothing refers to them. */
export interface PastHappening {
  readonly applicationId: number;
  readonly at: Date;
  readonly actor: HistoryActor;
  readonly actorId: number | null;
  readonly kind: HistoryKind;
  readonly data: HistoryData;
}
export interface PastNote {
  readonly id: number;
  readonly applicationId: number;
  readonly authorId: number;
  readonly text: string;
  readonly createdAt: Date;
}
export interface PastScorecard {
  readonly applicationId: number;
  readonly userId: number;
  readonly scores: readonly { criterion: string; score: number }[];
  readonly verdict: ScoreVerdict;
  readonly average: number;
  readonly updatedAt: Date;
}
export interface PastMessage {
  readonly id: number;
  readonly applicationId: number;
  readonly senderId: number;
  readonly kind: 'general';
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}
export interface PastSource {
  readonly jobId: number;
  /** A Port Moresby day. */
  readonly day: string;
  readonly source: Source;
  readonly count: number;
}
export interface PastAct {
  readonly action: AuditAction;
  readonly actorId: number;
  readonly actorRole: Role;
  readonly targetType: AuditTarget;
  readonly targetId: string;
  readonly before: null;
  readonly after: Readonly<Record<string, string | number>> | null;
  readonly requestId: string;
  readonly at: Date;
}

export interface DemoPast {
  readonly history: readonly PastHappening[];
  readonly notes: readonly PastNote[];
  readonly tags: ReadonlyMap<number, readonly string[]>;
  readonly scorecards: readonly PastScorecard[];
  readonly messages: readonly PastMessage[];
  readonly applicationSources: readonly PastSource[];
  readonly viewSources: readonly PastSource[];
  readonly acts: readonly PastAct[];
}
