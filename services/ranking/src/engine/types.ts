/** A job ad as the engines read it. */
export interface RankJob {
  title: string;
  description: string;
  requirements: string[];
  responsibilities: string[];
  skills: string[];
  industry?: string;
  experienceLevel?: string;
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
}

export const reasonKinds = ['skill', 'requirement', 'responsibility', 'title', 'experience', 'education'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export const evidenceSources = ['experience', 'skills', 'resume', 'education', 'coverLetter'] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

export const rankFlags = ['injection', 'ad-copy', 'no-text', 'fallback'] as const;
export type RankFlag = (typeof rankFlags)[number];

/** One criterion of the ad and the applicant's own words for it (verbatim, at most 160 characters). */
export interface Reason {
  criterion: string;
  kind: ReasonKind;
  met: 'yes' | 'partly' | 'no' | 'unknown';
  weight: number;
  evidence: string | null;
  source: EvidenceSource | null;
}

/** What a scorer says of one applicant; the score is 0 to 100 on a scale that no other applicant moves. */
export interface Assessment {
  score: number;
  reasons: Reason[];
  flags: RankFlag[];
}

export interface Ranking {
  applicationId: ApplicationId;
  score: number;
  rank: number;
  reasons: Reason[];
  flags?: RankFlag[];
}

export interface RankResult {
  totalApplicants: number;
  rankedApplicants: number;
  rankings: Ranking[];
  engine: 'embedded' | 'openai' | 'mixed';
  version: string;
}

/** Judges one applicant at a time, so nobody's score can depend on who else applied. */
export interface ApplicantScorer {
  score(request: { job: RankJob; application: RankApplication; signal?: AbortSignal }): Promise<Assessment>;
}
