import type { User } from '@workboard/contracts';
import type { Role } from '@workboard/contracts/enums';
import {
  BellIcon,
  BookmarkIcon,
  CalendarIcon,
  ChartIcon,
  CompanyIcon,
  DocumentIcon,
  HomeIcon,
  JobIcon,
  PersonIcon,
  PlusIcon,
  SearchIcon,
  ShieldIcon,
  TeamIcon,
  type Icon,
} from '../components/elements/icons.js';

interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** The screens at and below these paths belong to it too. */
  covers?: readonly string[];
}

const jobs: NavItem = { to: '/jobs', label: 'Jobs', icon: JobIcon, covers: ['/jobs'] };
const companies: NavItem = { to: '/companies', label: 'Companies', icon: CompanyIcon, covers: ['/company'] };
const profile: NavItem = { to: '/profile', label: 'Profile', icon: PersonIcon };
const dashboard: NavItem = { to: '/dashboard', label: 'Dashboard', icon: HomeIcon };

type Navigator = Pick<User, 'role' | 'companyId' | 'teamRole'>;

const companyItems = ({ companyId, teamRole }: Navigator): NavItem[] =>
  companyId === null
    ? [{ to: '/create-company', label: 'Create Company', icon: CompanyIcon }]
    : [
        // Readers only look (decision P67).
        ...(teamRole === 'reader' ? [] : [{ to: '/post-job', label: 'Post Job', icon: PlusIcon }]),
        {
          to: `/company/${companyId}`,
          label: 'Company Profile',
          icon: CompanyIcon,
          covers: [`/company/${companyId}`, '/edit-company'],
        },
        { to: '/company-users', label: 'Manage Team', icon: TeamIcon },
      ];

const navigationOf: Record<Role, (user: Navigator) => readonly NavItem[]> = {
  super_admin: () => [
    {
      to: '/super-admin',
      label: 'Super Admin',
      icon: ShieldIcon,
      covers: ['/admin', '/create-user', '/employer-company-link'],
    },
    { to: '/team-management', label: 'Team Management', icon: TeamIcon },
    jobs,
    companies,
    profile,
  ],
  job_seeker: () => [
    dashboard,
    { to: '/jobs', label: 'Find Jobs', icon: SearchIcon, covers: ['/jobs'] },
    { to: '/applications', label: 'My Applications', icon: DocumentIcon },
    { to: '/saved-jobs', label: 'Saved Jobs', icon: BookmarkIcon },
    { to: '/job-alerts', label: 'Alerts', icon: BellIcon, covers: ['/application-status-alerts'] },
    profile,
  ],
  employer: (user) => [
    dashboard,
    ...companyItems(user),
    { to: '/applications', label: 'Applications', icon: DocumentIcon },
    { to: '/analytics', label: 'Analytics', icon: ChartIcon },
    profile,
  ],
  admin: () => [dashboard, jobs, companies, profile],
};

/** The side navigation of each role, in the spec's order (spec §2 "Layout"). */
export const sideNavigation = (user: Navigator): readonly NavItem[] => navigationOf[user.role](user);

/** Whether an item of the navigation stands for the screen at a path. */
export const isAt = ({ to, covers = [] }: Pick<NavItem, 'to' | 'covers'>, pathname: string): boolean =>
  pathname === to || covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));

const applications: NavItem = { to: '/applications', label: 'Applications', icon: DocumentIcon };
const home: NavItem = { ...dashboard, label: 'Home' };

/** The bar at the foot of a phone (decision P93): what seekers and employers open most, in short words. */
export const tabs = ({ role, companyId, teamRole }: Navigator): readonly NavItem[] => {
  if (role === 'job_seeker') {
    return [home, jobs, applications, { to: '/saved-jobs', label: 'Saved', icon: BookmarkIcon }, profile];
  }
  if (role === 'employer' && companyId !== null) {
    return [
      home,
      ...(teamRole === 'reader' ? [] : [{ to: '/post-job', label: 'Post Job', icon: PlusIcon }]),
      applications,
      { to: '/interviews', label: 'Interviews', icon: CalendarIcon },
      profile,
    ];
  }
  return [];
};

interface HeaderMenu {
  label: string;
  items: readonly { to: string; label: string }[];
}

/** The menu in the top header for job seekers and employers (spec §2 "Layout"). */
export const headerMenu = ({ role, teamRole }: Pick<User, 'role' | 'teamRole'>): HeaderMenu | null => {
  if (role === 'job_seeker') {
    return {
      label: 'My Job Hunt',
      items: [
        { to: '/saved-jobs', label: 'Saved Jobs' },
        { to: '/job-alerts', label: 'Job Alerts' },
        { to: '/applications', label: 'My Applications' },
      ],
    };
  }
  if (role === 'employer') {
    return {
      label: 'Employer Tools',
      items: [
        ...(teamRole === 'reader' ? [] : [{ to: '/post-job', label: 'Post New Job' }]),
        { to: '/analytics', label: 'Analytics' },
        { to: '/applications', label: 'Manage Applications' },
        ...(teamRole === 'owner' ? [{ to: '/integrations', label: 'Integrations' }] : []),
      ],
    };
  }
  return null;
};
