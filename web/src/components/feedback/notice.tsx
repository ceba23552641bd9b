import type { ReactNode } from 'react';
import { Diamond } from '../elements/diamond.js';
import { PageTitle } from '../layout/page-title.js';

/** A whole screen that says one thing: sign in first, access denied, not found. */
export const Notice = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <div className="notice">
    <Diamond size={56} />
    <PageTitle>{title}</PageTitle>
    {text && <p className="text quiet">{text}</p>}
    {children && <div className="notice-actions">{children}</div>}
  </div>
);
