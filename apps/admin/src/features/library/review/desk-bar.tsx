import { useGetReviewQueueQuery } from '@tuyuan/api-client/library/image-review.ts';
import type { ReviewQueue } from '@tuyuan/contract/library/review-case.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { Segmented } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { everyMinute } from '../../../shared/every-minute.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import styles from './review-desk.module.css';
import { queueTitles, spanText } from './review-words.ts';

export type DeskTab = ReviewQueue | 'albums';

interface DeskBarProps {
  readonly tab: DeskTab;
  readonly onTab: (tab: DeskTab) => void;
  /** How far the batch is. */
  readonly children?: ReactNode;
}

/** What waits in each queue, since when, who reviews and how long it will take. */
export function DeskBar({ tab, onTab, children }: DeskBarProps) {
  const mayDo = usePermissions();
  const mayImages = mayDo('Pages.Images.Review');
  const { data } = useGetReviewQueueQuery(undefined, { ...everyMinute, skip: !mayImages });
  useEffect(() => {
    document.title = '审核 - 图苑管理台';
  }, []);
  const shown: DeskTab[] = [
    ...(mayImages ? (['first', ...(data?.stages === 2 ? (['second'] as const) : []), 'appeal'] as const) : []),
    ...(mayDo('Pages.Albums.Review') ? (['albums'] as const) : []),
  ];
  const countOf = (each: DeskTab) => (each === 'albums' ? data?.albums : data?.[each].waiting);
  const oldest = parseDate(tab === 'albums' ? null : data?.[tab].oldestAt);
  return (
    <header className={styles.bar}>
      <h1>审核</h1>
      <Segmented<DeskTab>
        aria-label="队列"
        value={tab}
        options={shown.map((each) => ({
          value: each,
          label: `${each === 'albums' ? '图集' : queueTitles[each]} ${countOf(each) ?? ''}`,
        }))}
        onChange={onTab}
      />
      {data && (
        <p
          className={styles.figures}
          title={data.reviewers.map(({ name, today }) => `${name} 今天 ${today} 张`).join('\n')}
        >
          {oldest && (
            <span>
              最久等了 <b>{spanText(Math.floor((Date.now() - oldest.getTime()) / 60_000))}</b>
            </span>
          )}
          <span>{data.activeReviewers} 人在审</span>
          {data.minutesToClear !== null && data.minutesToClear > 0 && (
            <span>按现在的速度约 {spanText(data.minutesToClear)}清空</span>
          )}
          <span>
            今天已审 {data.today} 张{data.secondsEach !== null && `，每张约 ${data.secondsEach} 秒`}
          </span>
        </p>
      )}
      {children}
    </header>
  );
}
