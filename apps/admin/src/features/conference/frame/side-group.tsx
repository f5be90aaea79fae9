import { classNames } from '@tuyuan/ui/class-names.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OpenGroup } from './conference-groups.ts';
import type { pageCounts } from './page-counts.ts';
import styles from './side-group.module.css';

interface SideGroupProps {
  readonly group: OpenGroup;
  readonly activeKey: string;
  readonly counts: ReturnType<typeof pageCounts>;
  readonly onLeave: () => void;
}

/** A group of the conference's menu: its title and a link for each page, with what waits there beside it. */
export function SideGroup({ group: { title, pages }, activeKey, counts, onLeave }: SideGroupProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link to be seen
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <>
      {title !== '' && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <ul ref={list} className={styles.list} aria-labelledby={title === '' ? undefined : titleId}>
        {pages.map(({ key, label, path }) => (
          <li key={key} className={styles.row}>
            <Link
              className={classNames(styles.link)}
              to={path}
              aria-current={key === activeKey ? 'page' : undefined}
              onClick={onLeave}
            >
              {label}
            </Link>
            <span className={styles.counts}>
              {counts[key]?.map(({ text, words, isWaiting }) => (
                <span key={words} className={styles.count} data-waiting={isWaiting} title={words}>
                  <VisuallyHidden>{words} </VisuallyHidden>
                  {text}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
