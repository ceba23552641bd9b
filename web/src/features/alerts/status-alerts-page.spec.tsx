import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createQueryClient } from '../../lib/api/query-client.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { StatusAlertsPage } from './status-alerts-page.js';

describe('status alerts', () => {
  it('say, before anything is saved, that the mails come already, and where they go', () => {
    const client = createQueryClient();
    client.setQueryData(['/api/application-status-alerts'], null);
    renderScreen(<StatusAlertsPage />, { client, user: testUser() });
    expect(screen.getByText('You get these mails already')).toBeTruthy();
    expect(document.body.textContent).toContain('They go to mary@example.test.');
  });
});
