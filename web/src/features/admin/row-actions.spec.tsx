import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.js';
import { RowAction } from './row-actions.js';

it('counts a double click on an action once', async () => {
  const act = jest.fn();
  renderScreen(
    <RowAction label="Authorise Kumul Energy" onClick={act}>
      Authorise
    </RowAction>,
  );
  const button = screen.getByRole('button', { name: 'Authorise Kumul Energy' });
  await userEvent.dblClick(button);
  expect(act).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(act).toHaveBeenCalledTimes(2);
});
