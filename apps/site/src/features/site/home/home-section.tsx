import type { ComponentProps } from 'react';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './home-section.module.css';

/** Data block of the home page, which has no frame of its own: as wide as a page's content. */
export function HomeSection(props: ComponentProps<typeof PageSection>) {
  return (
    <div className={styles.block}>
      <PageSection {...props} />
    </div>
  );
}
