import type { ReactNode } from 'react';
import { Bilum } from '../../components/elements/bilum.js';
import { PageTitle } from '../../components/layout/page-title.js';

/** The card of the account screens. */
export const AuthCard = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <div className="auth">
    <div className="card">
      <Bilum className="band" />
      <div className="auth-words">
        <PageTitle>{title}</PageTitle>
        {text && <p className="text quiet">{text}</p>}
        <div className="auth-body">{children}</div>
      </div>
    </div>
  </div>
);
