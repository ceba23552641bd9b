import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.js';
import type { LastChange } from './last-change.js';
import { SelectionBar } from './selection-bar.js';
import { useSelection } from './use-selection.js';

const found = Array.from({ length: 42 }, (_, index) => index + 1);

const Bar = ({ last = null }: { last?: LastChange | null }) => {
  const selection = useSelection(found);
  return (
    <SelectionBar
      found={found}
      page={found.slice(0, 10)}
      selection={selection}
      last={last}
      isBusy={false}
      onForget={() => undefined}
    >
      <button>Act</button>
    </SelectionBar>
  );
};

describe('the bar above a list', () => {
  it('chooses all of a page, then all that match with their number, and none again', () => {
    renderScreen(<Bar />);
    expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Choose all 10 on this page'));
    expect(screen.getByText('10 of 42 chosen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose all 42 that match' }));
    expect(screen.getByText('42 of 42 chosen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Act' })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText('Choose all 10 on this page')).toBeTruthy();
  });

  it('says what was done, who was left as they were, and offers the way back', () => {
    const undo = jest.fn();
    renderScreen(<Bar last={{ says: '2 companies authorised', refused: ['Kumul: It stands so already'], undo }} />);
    expect(screen.getByText('Kumul: It stands so already')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
