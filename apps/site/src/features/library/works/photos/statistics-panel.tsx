import { useGetStatisticsQuery } from '@tuyuan/api-client/library/photographer-account.ts';
import type { WorkFigures } from '@tuyuan/contract/library/photographer-account.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useNavigate } from 'react-router-dom';
import { DayChart } from '../chart/day-chart.tsx';
import { changeWords } from './change-words.ts';
import styles from './statistics-panel.module.css';
import { periods, type WorksState, worksPath } from './works-state.ts';

const figures: readonly { readonly name: keyof WorkFigures; readonly label: string; readonly unit?: string }[] = [
  { name: 'views', label: '浏览' },
  { name: 'likes', label: '喜欢' },
  { name: 'collects', label: '收藏' },
  { name: 'downloads', label: '下载' },
  { name: 'sales', label: '销售', unit: ' 笔' },
];

interface StatisticsPanelProps {
  readonly state: WorksState;
  /** Title of the image that is looked at; undefined for all. */
  readonly title: string | undefined;
  /** Whether anything was ever published. */
  readonly hasPublished: boolean;
}

/** Figures of the period beside the one before, and views by day. */
export function StatisticsPanel({ state, title, hasPublished }: StatisticsPanelProps) {
  const { days, imageId } = state;
  const navigate = useNavigate();
  const { currentData, isError, isFetching, refetch } = useGetStatisticsQuery({
    days,
    ...(imageId !== undefined && { imageId }),
  });
  const choose = (value: (typeof periods)[number]['value']) => {
    const chosen = value === '7' ? 7 : value === '90' ? 90 : 30;
    void navigate(worksPath({ ...state, days: chosen }), { preventScrollReset: true, replace: true });
  };
  return (
    <section className={styles.panel} aria-label="统计">
      <header className={styles.head}>
        <h2 className={styles.title}>{imageId === undefined ? '全部图片' : `「${title ?? '这张图片'}」`}</h2>
        {imageId !== undefined && (
          <ButtonLink href={worksPath({ ...state, imageId: undefined })} size="small">
            看全部
          </ButtonLink>
        )}
        <div className={styles.period}>
          <Segmented label="时间" value={`${days}`} segments={periods} onChange={choose} />
        </div>
      </header>
      {isError && !currentData && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!currentData && !isError && <Skeleton height={236} />}
      {currentData && (
        <>
          <dl className={styles.figures}>
            {figures.map(({ name, label, unit = '' }) => {
              const change = changeWords(currentData.totals[name], currentData.previous[name]);
              return (
                <div key={name} className={styles.figure}>
                  <dt>{label}</dt>
                  <dd className={styles.count}>
                    {formatCount(currentData.totals[name])}
                    {unit}
                  </dd>
                  <dd className={styles.change} data-tone={change.tone}>
                    {change.text}
                  </dd>
                </div>
              );
            })}
          </dl>
          {hasPublished ? (
            <DayChart days={currentData.days} label={`近 ${days} 天的浏览，用左右键看每一天`} />
          ) : (
            <p className={styles.empty}>第一张图片发布以后，这里每天显示浏览、下载和销售；同一人一天只算一次。</p>
          )}
        </>
      )}
    </section>
  );
}
