import { Suspense, type ReactNode } from 'react';
import { plainPart } from '../components/feedback/lazy-part.js';
import { useSession } from '../lib/session/session.js';
import { useMenu } from '../lib/browser/use-menu.js';
import { DeviceLine } from './device-line.js';
import { Footer } from './footer.js';
import { SkipLink } from './skip-link.js';
import { VisitorBar } from './visitor-bar.js';

const MemberBar = plainPart(async () => (await import('./member-bars.js')).MemberBar);
/** The bar above comes in the same file and says when that is lost. */
const MemberSide = plainPart(async () => (await import('./member-bars.js')).MemberSide, 'silent');

/** Loads what the layout of those who are signed in is made of, so that it stands there with the first screen. */
export const preloadMemberLayout = async (): Promise<void> => {
  await Promise.all([MemberBar.preload(), MemberSide.preload()]);
};

/** Where the navigation will stand. */
const SideSpace = () => <div className="side-space" />;

/**
 * The layout: header and footer for visitors, side navigation for those signed in (spec §2 "Layout"). While it is being found
 * out who it is, their places stay free: the content stands where it will stay, and is never made anew.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const menu = useMenu();
  const isVisitor = user === null;
  return (
    <>
      <SkipLink />
      <Suspense fallback={<div className="bar-space" />}>
        {user && <MemberBar user={user} menu={menu} />}
        {isVisitor && <VisitorBar menu={menu} />}
        {user === undefined && <div className="bar-space" />}
      </Suspense>
      <DeviceLine />
      <div className={isVisitor ? undefined : 'beside-navigation'}>
        {!isVisitor && (
          <Suspense fallback={<SideSpace />}>{user ? <MemberSide user={user} menu={menu} /> : <SideSpace />}</Suspense>
        )}
        <main id="main" tabIndex={-1} className="main">
          {children}
        </main>
      </div>
      {isVisitor && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </>
  );
};
