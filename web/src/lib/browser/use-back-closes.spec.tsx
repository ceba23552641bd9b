import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderScreen } from '../../testing/render-screen.js';
import { useBackCloses } from './use-back-closes.js';

const Scene = () => {
  const { isOpen, open, close } = useBackCloses('dialog');
  const navigate = useNavigate();
  return (
    <>
      <button onClick={open}>Open</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button
        onClick={() => {
          close();
          close();
        }}
      >
        Close twice
      </button>
      <p>{isOpen ? 'open' : 'shut'}</p>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what opens over a screen', () => {
  it('is closed by Back, and closing it twice leaves the screen where it is', async () => {
    renderScreen(<Scene />, { path: '/jobs/7' });
    expect(screen.getByText('shut')).toBeTruthy();
    press('Open');
    expect(await screen.findByText('open')).toBeTruthy();
    press('Back');
    expect(await screen.findByText('shut')).toBeTruthy();
    press('Open');
    expect(await screen.findByText('open')).toBeTruthy();
    press('Close twice');
    await waitFor(() => expect(screen.getByText('shut')).toBeTruthy());
  });
});
