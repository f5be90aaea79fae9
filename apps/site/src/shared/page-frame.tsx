import { Breadcrumb, type Crumb } from '@tuyuan/ui/breadcrumb.tsx';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly crumbs?: readonly Crumb[];
  readonly children: ReactNode;
}

/** The 1200 px column with breadcrumbs above it. */
export function PageFrame({ crumbs, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      {crumbs && (
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      {children}
    </div>
  );
}
