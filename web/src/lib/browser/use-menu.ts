import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

export interface Menu {
  isOpen: boolean;
  toggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A menu that opens over the page; it is shut by its button, by Escape, and by going elsewhere. */
export const useMenu = (): Menu => {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : pathname),
    onKeyDown: ({ key }) => key === 'Escape' && setOpenAt(null),
  };
};
