import type { AskedQuestion, RankFlag, RankNote, RankReason } from '@workboard/contracts';
import type { Answered } from '@workboard/contracts/questions';

/** A job ad as the engines read it. */
export interface RankJob {
  title: string;
  description: string;
  requirements: string[];
  responsibilities: string[];
  skills: string[];
  industry?: string;
  experienceLevel?: string;
  /** Lines of the company's other ads: text taken from them is no more evidence than text from this one. */
  otherAds?: string[];
  /** What the employer looks for beside what the ad says (decision P31). */
  added?: string[];
  /** What applicants are asked beside the letter (decision P73). */
  questions?: AskedQuestion[];
}

export type ApplicationId = number | string;

/** One application: what the applicant wrote, plus the name that blinding takes out. */
export interface RankApplication {
  applicationId: ApplicationId;
  candidate: {
    firstName?: string;
    lastName?: string;
    bio: string;
    skills: string[];
    experience: string;
    education: string;
  };
  resumeText: string;
  coverLetter: string;
  /** What was asked beside the letter and answered. */
  answered?: Answered;
}

/** One criterion of the ad and the applicant's own words for it (verbatim, at most 160 characters). */
export type Reason = RankReason;
export type { RankFlag };
export type ReasonKind = Reason['kind'];
export type EvidenceSource = NonNullable<Reason['source']>;

/** What a scorer says of one applicant; the score is 0 to 100 on a scale that no other applicant moves. */
export interface Assessment {
  score: number;
  reasons: Reason[];
  flags: RankFlag[];
  /** The embedded engine's score, where another engine's is far above it. */
  embeddedScore?: number | null;
  /** Sentences that stand word for word in the ad, where the flag `ad-copy` is set. */
  copied?: string[];
  /** What a person should ask about; changes no score. */
  notes?: RankNote[];
}

export interface Ranking {
  applicationId: ApplicationId;
  score: number;
  rank: number;
  reasons: Reason[];
  flags?: RankFlag[];
  embeddedScore?: number;
  copied?: string[];
  notes?: RankNote[];
}

/** Judges one applicant at a time, so nobody's score can depend on who else applied. */
export interface ApplicantScorer {
  score(request: { job: RankJob; application: RankApplication; signal?: AbortSignal }): Promise<Assessment>;
}
