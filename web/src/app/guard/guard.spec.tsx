import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { User } from '@workboard/contracts';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { Guard, type GuardRule } from './guard.js';

const employer = testUser({ role: 'employer' });

const visit = (rule: GuardRule, user: User | null) =>
  renderScreen(
    <Routes>
      <Route path="/here" element={<Guard rule={rule}>the screen</Guard>} />
      <Route path="/super-admin" element="the super admin's screen" />
    </Routes>,
    { path: '/here', user },
  );

describe('Guard', () => {
  it('shows the screen to those whom the rule lets in', () => {
    visit({ roles: ['employer'] }, employer);
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  it('asks visitors to sign in', () => {
    visit({}, null);
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/auth');
  });

  it('denies other roles, with a way back', () => {
    visit({ roles: ['job_seeker'], denied: { text: 'This feature is only available for job seekers.' } }, employer);
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('This feature is only available for job seekers.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard');
  });

  it('can require a company, or none', () => {
    visit({ company: 'required' }, employer);
    expect(screen.getByText('Access Denied')).toBeTruthy();
    visit({ company: 'none' }, employer);
    expect(screen.getByText('the screen')).toBeTruthy();
  });

  it('sends a person to their own screen', () => {
    visit(
      { redirect: ({ role }) => (role === 'super_admin' ? '/super-admin' : null) },
      { ...employer, role: 'super_admin' },
    );
    expect(screen.getByText("the super admin's screen")).toBeTruthy();
  });
});
