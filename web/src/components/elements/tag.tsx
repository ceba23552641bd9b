import type { HTMLAttributes } from 'react';

interface TagProps extends HTMLAttributes<HTMLElement> {
  component?: 'span' | 'li';
}

/** A short fact or state on a quiet ground. (MUI's Chip brings a button with it, which first loads can do without.) */
export const Tag = ({ component: Component = 'span', className, ...props }: TagProps) => (
  <Component {...props} className={className ? `tag ${className}` : 'tag'} />
);
