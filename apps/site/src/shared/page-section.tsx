import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useId } from 'react';
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
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
            <Icon name="chevron-right" size={14} />
          </Link>
        )}
        {tools}
      </div>
      {children}
    </section>
  );
}
