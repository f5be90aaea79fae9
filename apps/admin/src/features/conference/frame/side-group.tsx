import { classNames } from '@tuyuan/ui/class-names.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OpenGroup } from '../../../shared/conference/conference-groups.ts';
import type { pageCounts } from './page-counts.ts';
import styles from './side-group.module.css';

interface SideGroupProps {
  readonly group: OpenGroup;
  readonly activeKey: string;
  readonly counts: ReturnType<typeof pageCounts>;
  readonly onLeave: () => void;
}

function showWhole(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

/** A group of the conference's menu: its title and a link for each page, with what waits there beside it. */
export function SideGroup({ group: { title, pages }, activeKey, counts, onLeave }: SideGroupProps) {
  const titleId = useId();
  return (
    <>
      {title !== '' && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={title === '' ? undefined : titleId}>
        {pages.map(({ key, label, path }) => (
          <li key={key} className={styles.row}>
            <Link
              ref={key === activeKey ? showWhole : undefined}
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
