import { classNames } from '@tuyuan/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { conferencePath } from '../../../shared/paths.ts';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './conference-nav.module.css';

interface ConferenceNavProps {
  readonly id: number;
  /** The key is the last part of the address, "" for the first. */
  readonly tabs: readonly { readonly key: string; readonly label: string }[];
  readonly activeKey: string;
}

/** A conference's pages: too many for one row of tabs, so they wrap; on a phone they scroll. Pages without permission are omitted. */
export function ConferenceNav({ id, tabs, activeKey }: ConferenceNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const mayOpen = useMayOpen();
  const links = tabs.map(({ key, label }) => ({ key, label, to: conferencePath(id, key) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link to be seen
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [activeKey]);
  return (
    <nav aria-label="会议的各项">
      <ul ref={list} className={styles.list}>
        {links
          .filter(({ to }) => mayOpen(to))
          .map(({ key, label, to }) => (
            <li key={key}>
              <Link className={classNames(styles.link)} to={to} aria-current={key === activeKey ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
