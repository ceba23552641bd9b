import type { KeyboardEvent, ReactNode } from 'react';
import { KeptContent } from '../components/elements/kept-content.js';

interface TopBarProps {
  /** For whom it is, which decides how the row looks. */
  className: 'of-visitors' | 'of-members';
  children: ReactNode;
  /** What opens below the row. */
  below?: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Names all that it shows, where other pages show the same. */
  by?: () => string;
}

/** The header that stays at the top of every page. */
export const TopBar = ({ className, children, below, onKeyDown, by }: TopBarProps) => (
  // Escape, from whatever in it has the focus.
  <KeptContent element="header" onKeyDown={onKeyDown} className={`top-bar ${className}`} by={by}>
    <>
      <div className="row">{children}</div>
      {below}
    </>
  </KeptContent>
);
