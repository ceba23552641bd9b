import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { User } from '@workboard/contracts';
import { Route, Routes } from 'react-router-dom';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { EditProfilePage } from './edit-profile-page.js';

const open = (path: string, user: Partial<User>) =>
  renderScreen(
    <Routes>
      <Route path="/profile/:id/edit" element={<EditProfilePage />} />
      <Route path="/admin/edit-user/:id" element={<h1>Edit User</h1>} />
    </Routes>,
    { path, user: testUser(user) },
  );

const headingOf = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('/profile/{id}/edit', () => {
  afterEach(cleanup);

  it("shows one's profile under one's number", async () => {
    open('/profile/7/edit', { id: 7 });
    // Its code is fetched first.
    const own = await screen.findByRole('heading', { level: 1, name: 'Profile' }, { timeout: 20_000 });
    expect(own).toBeTruthy();
  }, 30_000);

  it("refuses somebody else's number", () => {
    open('/profile/8/edit', { id: 7 });
    expect(headingOf()).toBe('Access Denied');
    expect(screen.queryByLabelText(/First name/)).toBeNull();
  });

  it('leads a super admin to the screen for other people', () => {
    open('/profile/8/edit', { id: 7, role: 'super_admin' });
    expect(headingOf()).toBe('Edit User');
  });
});
