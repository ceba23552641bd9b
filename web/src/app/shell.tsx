import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../lib/session.js';
import { VisitorLayout } from './visitor-layout.js';

const MemberLayout = lazy(async () => ({ default: (await import('./member-layout.js')).MemberLayout }));

const Blank = ({ children }: { children?: ReactNode }) => (
  <main id="main" style={{ minHeight: '100vh' }}>
    {children}
  </main>
);

/** The layout: header and footer for visitors, side navigation for those signed in (spec §2 "Layout"). */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { user, isChecking } = useSession();
  if (user) {
    return (
      <Suspense fallback={<Blank />}>
        <MemberLayout user={user}>{children}</MemberLayout>
      </Suspense>
    );
  }
  if (isChecking) {
    return <Blank>{children}</Blank>;
  }
  return <VisitorLayout>{children}</VisitorLayout>;
};
