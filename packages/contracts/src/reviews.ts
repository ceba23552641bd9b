/** Why somebody reports an ad, in the order of the form. */
export const reportReasons = [
  'asks_money',
  'not_real',
  'false_terms',
  'discriminates',
  'personal_data',
  'closed',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonWords: Record<ReportReason, string> = {
  asks_money: 'It asks for money',
  not_real: 'It is not a real job',
  false_terms: 'Pay or place are not true',
  discriminates: 'It discriminates',
  personal_data: 'It asks for ID or bank details',
  closed: 'The job is closed or filled',
  other: 'Something else',
};

/** What whoever reports an ad reads, before and after. */
export const reportWords = {
  title: 'Report this job',
  promise: 'A person at PNG Workboard looks at every report. The employer never learns who sent it.',
  received: 'Thank you. We have your report.',
  next: 'Somebody at PNG Workboard looks at this job, usually within one working day, and takes it down if it breaks our rules. The employer never learns who reported it.',
  advice: 'Do not pay anybody, and do not send your ID or bank card, while we look into it.',
} as const;

/** What may be wrong with an ad, found by rules. Those that hold it keep it from the public until a super admin decides. */
export const signalKinds = [
  'asks_fee',
  'asks_bank',
  'copy_of_removed',
  'asks_papers',
  'copy_of_other',
  'many_at_once',
  'pay_far_above',
  'off_site_contact',
  'free_mail',
  'first_ad',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** Each signal's weight; from `reviewFrom` in all an ad comes to review, and `holds` keeps it from the public until then. */
export const signalRules: Record<SignalKind, { words: string; weight: number; holds?: true }> = {
  asks_fee: { words: 'Asks applicants for money', weight: 10, holds: true },
  asks_bank: { words: 'Asks for bank cards, PINs or account details', weight: 10, holds: true },
  copy_of_removed: { words: 'Same text as an ad that was taken down', weight: 10, holds: true },
  asks_papers: { words: 'Asks to send identity papers', weight: 3 },
  copy_of_other: { words: "Same text as another company's ad", weight: 3 },
  many_at_once: { words: 'Many ads within an hour', weight: 3 },
  pay_far_above: { words: 'Pay far above what is usual', weight: 2 },
  off_site_contact: { words: 'Short links or messenger contact', weight: 2 },
  free_mail: { words: 'Contact at a free mail service', weight: 1 },
  first_ad: { words: "The company's first ad", weight: 1 },
};
export const reviewFrom = 3;

/** What a super admin may decide about an ad. */
export const reviewDecisions = ['keep', 'publish', 'take_down', 'revoke_company', 'reopen'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];
/** How a case ended; without a super admin when the ad was mended, or deleted by its owner. */
export const reviewEnds = ['keep', 'publish', 'take_down', 'revoke_company', 'mended', 'deleted'] as const;
export type ReviewEnd = (typeof reviewEnds)[number];
export const reviewEndWords: Record<ReviewEnd, string> = {
  keep: 'Kept',
  publish: 'Published',
  take_down: 'Taken down',
  revoke_company: 'Company revoked',
  mended: 'Mended by the employer',
  deleted: 'Deleted by the employer',
};

/** The ads of one company within an hour from which they come to review. */
export const manyAdsPerHour = 15;
/** Pay from so many times the median of its kind is far above what is usual. */
export const payFarAbove = 5;
