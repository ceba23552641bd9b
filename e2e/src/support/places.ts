/** Who looks at screens; the spec's roles, those apart who see other things at the beginning. */
export const viewers = [
  'visitor',
  'seeker',
  'new seeker',
  'employer',
  'employer without company',
  'admin',
  'super admin',
] as const;
export type Viewer = (typeof viewers)[number];

/** What the addresses of screens are made of. */
export interface Samples {
  /** A job of the employer's company. */
  job: number;
  company: number;
  /** A seeker who applied for the job. */
  candidate: number;
}

export interface Place {
  /** As the spec writes it, with the samples' names in braces. */
  path: string;
  /** Who finds a screen of their own here; the others are sent away or told why not. */
  viewers: readonly Viewer[];
  /** A second address of the screen before it, which needs no second look in every state. */
  isAlias?: boolean;
}

const everybody = viewers;
const members = viewers.filter((viewer) => viewer !== 'visitor');
const seekers: readonly Viewer[] = ['seeker', 'new seeker'];
const employers: readonly Viewer[] = ['employer', 'employer without company'];

/** Every route of the spec's table (spec §2), and the addresses inside of screens that show something else. */
export const places: readonly Place[] = [
  { path: '/', viewers: everybody },
  { path: '/landing', viewers: ['visitor'] },
  { path: '/jobs', viewers: everybody },
  { path: '/jobs/{job}', viewers: everybody },
  { path: '/jobs/{job}/report', viewers: ['visitor', 'seeker'] },
  { path: '/public/jobs/{job}', viewers: ['visitor', 'seeker'], isAlias: true },
  { path: '/preview/jobs/{job}', viewers: ['visitor', 'seeker'], isAlias: true },
  { path: '/companies', viewers: everybody },
  { path: '/company/{company}', viewers: ['visitor', 'seeker', 'employer'] },
  { path: '/companies/{company}', viewers: ['visitor'], isAlias: true },
  { path: '/contacts', viewers: ['visitor', 'seeker'] },
  { path: '/about', viewers: ['visitor', 'employer'] },
  { path: '/offline', viewers: ['visitor', 'seeker'] },
  { path: '/privacy', viewers: ['visitor', 'seeker'] },
  { path: '/terms', viewers: ['visitor', 'employer'] },
  { path: '/auth', viewers: ['visitor'] },
  { path: '/auth?mode=register&role=employer', viewers: ['visitor'] },
  { path: '/forgot-password', viewers: ['visitor'] },
  { path: '/reset-password', viewers: ['visitor'] },
  { path: '/accept-invitation', viewers: ['visitor'] },
  { path: '/reset-password?token=none', viewers: ['visitor'] },
  { path: '/no-such-page', viewers: ['visitor', 'seeker'] },
  { path: '/dashboard', viewers: members },
  { path: '/profile', viewers: members },
  { path: '/profile/security', viewers: members },
  { path: '/profile?tab=professional', viewers: seekers },
  { path: '/profile?tab=skills', viewers: seekers },
  { path: '/profile?tab=links', viewers: seekers },
  { path: '/profile/{candidate}/edit', viewers: ['seeker'], isAlias: true },
  { path: '/user-profile/{candidate}', viewers: ['employer', 'super admin'] },
  { path: '/profile/{candidate}', viewers: ['employer'], isAlias: true },
  { path: '/applications', viewers: [...seekers, 'employer'] },
  { path: '/jobs/{job}/applications', viewers: ['employer'] },
  { path: '/jobs/{job}/applications?tab=cv', viewers: ['employer'] },
  { path: '/interviews', viewers: [...seekers, 'employer'] },
  { path: '/saved-jobs', viewers: seekers },
  { path: '/job-alerts', viewers: seekers },
  { path: '/application-status-alerts', viewers: seekers },
  { path: '/analytics', viewers: [...seekers, ...employers] },
  { path: '/post-job', viewers: employers },
  { path: '/edit-job/{job}', viewers: ['employer'] },
  { path: '/jobs/{job}/figures', viewers: ['employer', 'super admin'] },
  { path: '/create-company', viewers: ['employer without company'] },
  { path: '/company/{company}/edit', viewers: ['employer'] },
  { path: '/edit-company/{company}', viewers: ['employer'], isAlias: true },
  { path: '/integrations', viewers: ['employer'] },
  { path: '/company-users', viewers: ['employer'] },
  { path: '/company-users?add=1', viewers: ['employer'] },
  { path: '/super-admin', viewers: ['super admin'] },
  { path: '/admin', viewers: ['super admin'], isAlias: true },
  { path: '/admin/dashboard', viewers: ['super admin'], isAlias: true },
  { path: '/super-admin?tab=users', viewers: ['super admin'] },
  { path: '/super-admin?tab=companies', viewers: ['super admin'] },
  { path: '/super-admin?tab=jobs', viewers: ['super admin'] },
  { path: '/admin/create-user', viewers: ['super admin'] },
  { path: '/create-user', viewers: ['super admin'], isAlias: true },
  { path: '/admin/edit-user/{candidate}', viewers: ['super admin'] },
  { path: '/admin/create-company', viewers: ['super admin'] },
  { path: '/admin/edit-company/{company}', viewers: ['super admin'] },
  { path: '/admin/post-job', viewers: ['super admin'] },
  { path: '/admin/edit-job/{job}', viewers: ['super admin'] },
  { path: '/admin/reviews', viewers: ['super admin'] },
  { path: '/admin/companies/{company}', viewers: ['super admin'] },
  { path: '/admin/users/{candidate}', viewers: ['super admin'] },
  { path: '/admin/audit', viewers: ['super admin'] },
  { path: '/admin/deliveries', viewers: ['super admin'] },
  { path: '/admin/status', viewers: ['super admin'] },
  { path: '/team-management', viewers: ['super admin'] },
  { path: '/employer-company-link', viewers: ['super admin'] },
];

/** The address of a place with real numbers in it. */
export const addressOf = (path: string, samples: Samples): string =>
  path.replaceAll(/\{(\w+)\}/g, (_braces, name: keyof Samples) => String(samples[name]));
