import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.js';
import { ApiError } from './api.js';
import { useAction } from './use-action.js';

const Lamp = ({ run }: { run: (isOn: boolean) => Promise<unknown> }) => {
  const turn = useAction<boolean>({
    run,
    success: (_answer, isOn) => ({ title: isOn ? 'On' : 'Off' }),
    failure: { title: 'Error', text: 'Failed to turn.' },
    undo: (isOn) => (isOn ? null : true),
  });
  return (
    <>
      <button type="button" onClick={() => turn.mutate(false)}>
        Turn off
      </button>
    </>
  );
};

const turnOff = async (run: (isOn: boolean) => Promise<unknown>) => {
  const user = userEvent.setup();
  renderScreen(<Lamp run={run} />);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  return user;
};

describe('useAction', () => {
  it('offers to take a change back, and takes it back', async () => {
    const run = jest.fn(async (isOn: boolean) => isOn);
    const user = await turnOff(run);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('On')).toBeTruthy();
    expect(run.mock.calls.map(([isOn]) => isOn)).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says that the session has ended instead of the failure of the action', async () => {
    await turnOff(() => Promise.reject(new ApiError({ status: 401, reason: 'Not signed in' })));
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
  });
});
