import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { removedMemberConsequence } from '@workboard/contracts/consequences';
import type { Company } from '@workboard/contracts';
import { ConfirmHost } from '../../components/dialogs/confirm-host.js';
import { companyQuery, teamQuery } from '../../entities/company/company-queries.js';
import { createQueryClient } from '../../lib/api/query-client.js';
import { toast } from '../../lib/toasts/toast.js';
import { renderScreen, testUser } from '../../testing/render-screen.js';
import { TeamPage } from './team-page.js';

const me = testUser({ id: 1, role: 'employer', companyId: 5 });
const owner = testUser({ id: 2, firstName: 'Owen', role: 'employer', companyId: 5, email: 'owen@mess.test' });
const colleague = testUser({ id: 3, firstName: 'Cathy', role: 'employer', companyId: 5, email: 'cathy@mess.test' });

const open = () => {
  const client = createQueryClient();
  client.setQueryData(teamQuery.queryKey, [me, owner, colleague]);
  client.setQueryData(companyQuery(5).queryKey, { id: 5, ownerId: 2 } as Company);
  renderScreen(
    <>
      <TeamPage />
      <ConfirmHost />
    </>,
    { path: '/company-users', client, user: me },
  );
};

describe('the team', () => {
  afterEach(() => act(() => toast.dismiss()));

  it('offers no way to remove the owner, and says that of oneself instead of trying', () => {
    open();
    const offered = screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel);
    expect(offered).toEqual(['Remove Mary Kila', 'Remove Cathy Kila']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Mary Kila' }));
    expect(screen.getByText('Cannot remove yourself')).toBeTruthy();
  });

  it('says before a removal what goes and what stays', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Cathy Kila' }));
    expect(await screen.findByText(removedMemberConsequence)).toBeTruthy();
    expect(screen.getByText(/Cathy Kila\? This action cannot be undone/)).toBeTruthy();
  });
});
