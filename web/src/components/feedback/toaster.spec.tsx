import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { toast } from '../../lib/toasts/toast.js';
import { renderScreen } from '../../testing/render-screen.js';
import { TitledDialog } from '../dialogs/titled-dialog.js';

const Scene = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <main>A page</main>
    {isOpen && (
      <TitledDialog title="Apply" onClose={() => undefined}>
        A letter
      </TitledDialog>
    )}
  </>
);

describe('messages', () => {
  afterEach(() => act(() => toast.dismiss()));

  it('are announced and can be pressed inside an open dialog, which hides the page from screen readers', () => {
    renderScreen(<Scene isOpen />);
    const dialog = within(screen.getByRole('dialog', { name: 'Apply' }));
    // The region is there before its text, or nothing would be announced.
    expect(dialog.getByRole('status').textContent).toBe('');
    act(() =>
      toast.error('Application failed', { text: 'No signal', action: { label: 'Undo', run: () => undefined } }),
    );
    expect(dialog.getByRole('status').textContent).toContain('Application failed');
    expect(dialog.getByRole('status').getAttribute('aria-live')).toBe('assertive');
    expect(dialog.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getAllByText('Application failed')).toHaveLength(1);
  });

  it('stand on the page when no dialog is open', () => {
    renderScreen(<Scene isOpen={false} />);
    act(() => toast.success('Job saved'));
    expect(screen.getByRole('status').textContent).toContain('Job saved');
  });
});
