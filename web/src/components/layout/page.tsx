import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.js';

interface PageProps {
  title: string;
  subtitle?: string;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  /** Reading or form width instead of the full 1180 px. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of an ordinary screen: title, optional line below it, actions, content. */
export const Page = ({ title, subtitle, actions, narrow = false, children }: PageProps) => (
  <div className={clsx('page-width page', narrow && 'narrow')}>
    <div className="page-head">
      <div>
        <PageTitle>{title}</PageTitle>
        {subtitle && <p className="text quiet">{subtitle}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
    {children}
  </div>
);
