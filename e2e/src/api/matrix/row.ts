import type { Client } from '../../support/client.js';
import type { ActorName, Call, Scene } from '../scene.js';

/** One call and the status that each actor gets for it. */
export interface MatrixRow {
  /** The route as `area.name` of the contracts. */
  route: string;
  /** Tells rows of one route apart. */
  about?: string;
  /** Expected statuses of visitor, seeker, otherSeeker, employer, otherEmployer, loneEmployer, admin, superAdmin. */
  expected: readonly [number, number, number, number, number, number, number, number];
  call?: (scene: Scene, actor: Client, name: ActorName) => Call | Promise<Call>;
  /** Somebody made for this call instead of the shared actor, because the call changes what they are. */
  actor?: (scene: Scene, name: ActorName) => Promise<Client>;
}

type Statuses = MatrixRow['expected'];
/** The same for all, visitors too. */
export const everybody = (status: number): Statuses => [status, status, status, status, status, status, status, status];
/** For whoever is signed in. */
export const signedIn = (status: number): Statuses => [401, status, status, status, status, status, status, status];
/** For super admins alone. */
export const superAdmins = (status: number): Statuses => [401, 403, 403, 403, 403, 403, 403, status];
/** For job seekers: whose it is, and another one. */
export const seekers = (own: number, other: number): Statuses => [401, own, other, 403, 403, 403, 403, 403];
/** Own company, somebody else's, none. */
export const employers = (own: number, other: number, none: number, superAdmin = 403): Statuses => [
  401,
  403,
  403,
  own,
  other,
  none,
  403,
  superAdmin,
];
