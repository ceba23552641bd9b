import type { Viewer } from '../support/places.js';

/** What somebody reads who has come to a screen of others (spec §2). */
export interface Refusal {
  viewer: Viewer;
  path: string;
  title: string;
  text: string;
  /** The way out. */
  action: string;
}

const required = 'Authentication Required';
const denied = 'Access Denied';

export const refusals: readonly Refusal[] = [
  {
    viewer: 'visitor',
    path: '/dashboard',
    title: required,
    text: 'Please sign in to access your dashboard.',
    action: 'Go to Login',
  },
  {
    viewer: 'visitor',
    path: '/job-alerts',
    title: required,
    text: 'Please sign in to manage your job alerts.',
    action: 'Go to Login',
  },
  { viewer: 'visitor', path: '/applications', title: required, text: '', action: 'Go to Login' },
  { viewer: 'visitor', path: '/saved-jobs', title: required, text: '', action: 'Go to Login' },
  { viewer: 'visitor', path: '/profile', title: required, text: '', action: 'Go to Login' },
  { viewer: 'visitor', path: '/super-admin', title: required, text: '', action: 'Go to Login' },
  { viewer: 'visitor', path: '/post-job', title: required, text: '', action: 'Sign In' },
  { viewer: 'visitor', path: '/edit-job/{job}', title: required, text: '', action: 'Sign In' },
  { viewer: 'seeker', path: '/post-job', title: 'Employer Access Required', text: '', action: 'Go to Dashboard' },
  { viewer: 'seeker', path: '/edit-job/{job}', title: 'Job Not Found', text: '', action: 'Back to Dashboard' },
  {
    viewer: 'seeker',
    path: '/company/{company}/edit',
    title: denied,
    text: "You don't have permission to edit this company profile.",
    action: 'Go to Dashboard',
  },
  { viewer: 'seeker', path: '/company-users', title: denied, text: '', action: 'Go to Dashboard' },
  {
    viewer: 'seeker',
    path: '/user-profile/999999999',
    title: 'Profile Not Found',
    text: '',
    action: 'Back to Applications',
  },
  { viewer: 'seeker', path: '/jobs/999999999', title: 'Job not found', text: '', action: 'Go Back' },
  { viewer: 'seeker', path: '/company/999999999', title: 'Company not found', text: '', action: 'Browse Companies' },
  {
    viewer: 'employer',
    path: '/application-status-alerts',
    title: denied,
    text: 'This feature is only available for job seekers.',
    action: 'Go to Dashboard',
  },
  { viewer: 'employer', path: '/saved-jobs', title: denied, text: '', action: 'Go to Dashboard' },
  {
    viewer: 'employer',
    path: '/super-admin',
    title: denied,
    text: 'You need super admin privileges to access this page.',
    action: 'Go to Dashboard',
  },
  { viewer: 'employer', path: '/edit-job/999999999', title: 'Job Not Found', text: '', action: 'Back to Dashboard' },
  {
    viewer: 'admin',
    path: '/admin',
    title: denied,
    text: 'You need super admin privileges to access this page.',
    action: 'Go to Dashboard',
  },
  {
    viewer: 'super admin',
    path: '/admin/edit-user/999999999',
    title: 'User not found',
    text: '',
    action: 'Back to Admin Dashboard',
  },
  {
    viewer: 'super admin',
    path: '/admin/edit-company/999999999',
    title: 'Company not found',
    text: '',
    action: 'Back to Admin Dashboard',
  },
  {
    viewer: 'super admin',
    path: '/admin/companies/999999999',
    title: 'Company not found',
    text: '',
    action: 'Back to Admin Dashboard',
  },
  {
    viewer: 'super admin',
    path: '/admin/users/999999999',
    title: 'User not found',
    text: '',
    action: 'Back to Admin Dashboard',
  },
  {
    viewer: 'super admin',
    path: '/admin/edit-job/999999999',
    title: 'Job not found',
    text: 'Job not found for ID: 999999999',
    action: 'Go Back',
  },
];
