import { useCallback, useEffect, useRef } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';

/** The name of the dialog in which one applies for a job. */
export const applyDialogOf = (jobId: number): string => `apply-${jobId}`;

/** The `state` of a link to a screen on which something is open at once (see `useBackCloses`). */
export const opening = (name: string) => ({ open: name });

/** Goes on to a job's page with its apply dialog open; Back closes the dialog, and stays on the page. */
export const goOnToApply = async (navigate: NavigateFunction, page: string, jobId: number): Promise<void> => {
  await navigate(page, { replace: true });
  await navigate(page, { state: opening(applyDialogOf(jobId)) });
};

/**
 * Something that opens over a screen and that the browser's Back closes, as a phone's button does; a reload keeps it open.
 *
 * @param name tells it from others of the same screen
 * @returns whether it is open, and how to open and close it
 */
export const useBackCloses = (name: string): { isOpen: boolean; open: () => void; close: () => void } => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as { open?: string } | null)?.open === name;
  // Going back takes a moment, in which closing again would leave the screen.
  const isClosing = useRef(false);
  useEffect(() => {
    if (isOpen) {
      isClosing.current = false;
    }
  }, [isOpen]);
  const open = useCallback(() => {
    void navigate(`${pathname}${search}`, { state: { ...(state as object | null), ...opening(name) } });
  }, [navigate, pathname, search, state, name]);
  const close = useCallback(() => {
    if (!isClosing.current) {
      isClosing.current = true;
      void navigate(-1);
    }
  }, [navigate]);
  return { isOpen, open, close };
};
