import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './more-link.module.css';

/** Link beside a heading to the full list. */
export function MoreLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Link href={href} className={styles.more}>
      {label}
      <Icon name="chevron-right" size={14} />
    </Link>
  );
}
