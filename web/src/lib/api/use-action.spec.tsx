import { describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
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

/** Two actions that take each other back, and what both read again. */
const Door = ({ send, read }: { send: (word: string) => Promise<unknown>; read: () => Promise<string> }) => {
  const { data = '' } = useQuery({ queryKey: ['door'], queryFn: read });
  const how = { inOrder: 'door', refresh: [['door']], success: null, failure: null };
  const open = useAction({ run: () => send('open'), ...how });
  const close = useAction({ run: () => send('close'), ...how });
  return (
    <>
      <button type="button" onClick={() => open.mutate()}>
        Open
      </button>
      <button type="button" onClick={() => close.mutate()}>
        Close
      </button>
      <p>{data}</p>
    </>
  );
};

describe('useAction', () => {
  it('sends what belongs together in order, each once the one before has ended, and reads again after the last', async () => {
    const answers: (() => void)[] = [];
    const send = jest.fn((_word: string) => new Promise<void>((done) => answers.push(done)));
    const read = jest.fn(async () => `read ${read.mock.calls.length}`);
    const sent = () => send.mock.calls.map(([word]) => word);
    const user = userEvent.setup();
    renderScreen(<Door send={send} read={read} />);
    await screen.findByText('read 1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    for (const words of [['close'], ['close', 'open'], ['close', 'open', 'close']]) {
      await waitFor(() => expect(sent()).toEqual(words));
      expect(read).toHaveBeenCalledTimes(1);
      answers[words.length - 1]?.();
    }
    await screen.findByText('read 2');
    expect(sent()).toHaveLength(3);
  });

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
