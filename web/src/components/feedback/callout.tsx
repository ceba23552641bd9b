import type { ReactNode } from 'react';

interface CalloutProps {
  tone: 'error' | 'warning' | 'success' | 'info';
  title?: string;
  children?: ReactNode;
  /** A button, to the right of the text. */
  action?: ReactNode;
}

/** Something that a person should read where they are. Errors are announced at once. */
export const Callout = ({ tone, title, children, action }: CalloutProps) => (
  <div role={tone === 'error' ? 'alert' : undefined} className={`callout ${tone}`}>
    <div className="callout-text">
      {title && <div className="strong">{title}</div>}
      {children}
    </div>
    {action}
  </div>
);
