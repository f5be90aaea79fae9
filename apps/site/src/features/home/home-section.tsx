import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useId } from 'react';
import styles from './home-section.module.css';

interface HomeSectionProps {
  readonly title: string;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A data block: its heading, the way to all of it, its content. */
export function HomeSection({ title, more, children, className }: HomeSectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  );
}

export function MoreLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Link href={href} className={styles.more}>
      {label}
      <Icon name="chevron-right" size={14} />
    </Link>
  );
}
