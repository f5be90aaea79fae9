import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountNotices } from './account-notices.tsx';
import styles from './user-frame.module.css';
import { useUserMenuItems } from './user-menu-items.ts';

interface UserFrameProps {
  readonly title: string;
  readonly note?: string;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the user centre: its menu on the left (on phones a row that scrolls sideways), and the page. */
export function UserFrame({ title, note, tools, children }: UserFrameProps) {
  const { pathname } = useLocation();
  const items = useUserMenuItems();
  const here = useRef<HTMLElement>(null);
  // On phones the menu is a row: the page one is on is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the page, and the entries once they are known
  useEffect(() => {
    const current = here.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) here.current?.scrollTo({ left: current.offsetLeft - here.current.clientWidth / 3 });
  }, [pathname, items.length]);
  return (
    <div className={styles.frame}>
      <nav ref={here} className={styles.menu} aria-label="个人中心">
        {items.map(({ href, label, icon, also = [] }) => (
          <Link
            key={href}
            href={href}
            className={styles.item}
            aria-current={[href, ...also].includes(pathname) ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.page}>
        <AccountNotices />
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {tools}
        </header>
        {children}
      </div>
    </div>
  );
}
