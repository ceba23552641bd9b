import type { ReactNode } from 'react';
import { Diamond } from '../elements/diamond.js';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The one way on from here. */
  action?: ReactNode;
  /** The heading's level, where the title is a heading of the page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show: the spec's sentence and one action. */
export const EmptyState = ({ title, text, action, heading }: EmptyStateProps) => {
  const Title = heading ?? 'p';
  return (
    <div className="empty-state">
      <Diamond size={44} />
      <Title className="title-3" tabIndex={heading === 'h1' ? -1 : undefined}>
        {title}
      </Title>
      {text && <p className="text quiet">{text}</p>}
      {action}
    </div>
  );
};
