import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { BottomBar } from './bottom-bar.tsx';
import { HeadMeta } from './head-meta.tsx';
import { LateHosts } from './late-hosts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

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
