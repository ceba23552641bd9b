import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

interface TagProps extends HTMLAttributes<HTMLElement> {
  element?: 'span' | 'li';
}

/** A short fact or state on a quiet ground. (MUI's Chip brings a button with it, which first loads can do without.) */
export const Tag = ({ element: Element = 'span', className, ...props }: TagProps) => (
  <Element {...props} className={clsx('tag', className)} />
);
