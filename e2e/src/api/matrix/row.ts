import type { Client } from '../../support/client.js';
import type { ActorName, Call, Scene } from '../scene.js';

/** The status that an actor gets; `rest` is everybody who is not named. */
export type Expected = { rest: number } & Partial<Record<Exclude<ActorName, 'endedSuperAdmin'>, number>>;

/** What an actor gets; somebody whose session was ended is a visitor. */
export const statusFor = (expected: Expected, actor: ActorName): number =>
  expected[actor === 'endedSuperAdmin' ? 'visitor' : actor] ?? expected.rest;

/** One call and the status that each actor gets for it. */
export interface MatrixRow {
  /** The route as `area.name` of the contracts. */
  route: string;
  /** Tells rows of one route apart. */
  about?: string;
  expected: Expected;
  call?: (scene: Scene, actor: Client, name: ActorName) => Call | Promise<Call>;
  /** Somebody made for this call instead of the shared actor, because the call changes what they are. */
  actor?: (scene: Scene, name: ActorName) => Promise<Client>;
}

/** The same for all, visitors too. */
export const everybody = (status: number): Expected => ({ rest: status });
/** For whoever is signed in. */
export const signedIn = (status: number): Expected => ({ visitor: 401, rest: status });
/** For super admins alone. */
export const superAdmins = (status: number): Expected => ({ visitor: 401, superAdmin: status, rest: 403 });
/** For job seekers: whose it is, and another one. */
export const seekers = ({ own, other }: { own: number; other: number }): Expected => ({
  visitor: 401,
  seeker: own,
  otherSeeker: other,
  rest: 403,
});
/** For employers: of the company whose it is, of another, of none. */
export const employers = ({
  own,
  other,
  none,
  superAdmin = 403,
}: {
  own: number;
  other: number;
  none: number;
  superAdmin?: number;
}): Expected => ({ visitor: 401, employer: own, otherEmployer: other, loneEmployer: none, superAdmin, rest: 403 });
