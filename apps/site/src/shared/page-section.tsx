import { type ReactNode, useId } from 'react';
import { MoreLink } from './more-link.tsx';
import styles from './page-section.module.css';

interface PageSectionProps {
  readonly title: string;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  /** At the right of the heading, in place of `more`. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Section of a page with a heading and a link to the full list. */
export function PageSection({ title, more, tools, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && <MoreLink {...more} />}
        {tools}
      </div>
      {children}
    </section>
  );
}
