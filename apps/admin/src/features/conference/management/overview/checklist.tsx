import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusDot } from '../../../../shared/list/status-dot.tsx';
import { conferencePath } from '../../../../shared/paths.ts';
import { useMayOpen } from '../../../../shared/use-may-open.ts';
import type { CheckItem } from './check-items.ts';
import styles from './checklist.module.css';
import { OverviewCard } from './overview-card.tsx';

/** The rest is unfolded on request. */
const shownAtFirst = 6;

interface ChecklistProps {
  readonly title: string;
  readonly conferenceId: number;
  readonly items: readonly CheckItem[];
  readonly aside?: string | undefined;
}

/** What is missing, the worst first, each with a link to the page where it is mended. */
export function Checklist({ title, conferenceId, items, aside }: ChecklistProps) {
  const mayOpen = useMayOpen();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  const rest = items.length - shown.length;
  return (
    <OverviewCard title={title} note={items.length > 0 ? `还差 ${items.length} 项` : undefined} aside={aside}>
      {items.length === 0 && <StatusDot tone="success">都备好了</StatusDot>}
      <ul className={styles.list}>
        {shown.map(({ level, text, page, label }) => {
          const path = conferencePath(conferenceId, page);
          return (
            <li key={text} className={styles.item}>
              <StatusDot tone={level === 'block' ? 'error' : 'warning'}>
                {level === 'block' ? '必须' : '留意'}
              </StatusDot>
              <span className={styles.text}>{text}</span>
              {mayOpen(path) && (
                <Link className={styles.link} to={path}>
                  去「{label}」
                  <RightOutlined aria-hidden />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button type="text" size="small" onClick={() => setWhole(true)}>
          展开其余 {rest} 项
        </Button>
      )}
    </OverviewCard>
  );
}
