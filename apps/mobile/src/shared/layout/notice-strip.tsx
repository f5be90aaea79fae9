import { classNames } from '@tuyuan/ui/class-names.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './notice-strip.module.css';

interface NoticeStripProps {
  readonly tone: 'warn' | 'error' | 'info';
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Link target; `action` is its label. */
  readonly to?: string;
  /** A page of the site instead of one of this app. */
  readonly href?: string;
  readonly action?: string;
}

/** One-line message that needs attention. */
export function NoticeStrip({ tone, icon: Icon, children, to, href, action }: NoticeStripProps) {
  const address = to ?? href;
  const content = (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.words}>{children}</span>
      {action && <span className={styles.action}>{action}</span>}
    </>
  );
  const className = classNames(styles.strip, styles[tone]);
  return address === undefined ? (
    <p className={className}>{content}</p>
  ) : (
    <Link to={address} reloadDocument={to === undefined} className={className}>
      {content}
    </Link>
  );
}
