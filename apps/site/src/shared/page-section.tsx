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

/** A part of a page under its heading, with the way to all of it. */
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
