import type { KeyboardEvent, ReactNode } from 'react';

interface TopBarProps {
  /** For whom it is, which decides how the row looks. */
  className: 'of-visitors' | 'of-members';
  children: ReactNode;
  /** What opens below the row. */
  below?: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The header that stays at the top of every page. */
export const TopBar = ({ className, children, below, onKeyDown }: TopBarProps) => (
  // Escape, from whatever in it has the focus.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  <header onKeyDown={onKeyDown} className={`top-bar ${className}`}>
    <div className="row">{children}</div>
    {below}
  </header>
);
