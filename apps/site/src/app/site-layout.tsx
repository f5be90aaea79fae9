import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { deferred } from '../shared/deferred.tsx';
import { HeadMeta } from './head-meta.tsx';
import { LateHosts } from './late-hosts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

// Links alone, which work before their code is here.
const BottomBar = deferred(async () => (await import('./bottom-bar.tsx')).BottomBar);
const SiteFooter = deferred(async () => (await import('./site-footer.tsx')).SiteFooter);

/** Default layout: header, page, footer, and the overlays. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Keyboard and screen reader go on at the new page, not where the old link was.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <NavigationProgress>
      <HeadMeta />
      <a className={styles.skip} href="#main">
        跳到正文
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <BottomBar />
      <LateHosts />
      <ScrollRestoration />
    </NavigationProgress>
  );
}
