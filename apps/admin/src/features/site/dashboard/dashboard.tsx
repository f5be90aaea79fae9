import { ReloadOutlined } from '@ant-design/icons';
import { api } from '@tuyuan/api-client/api.ts';
import { useGetDashboardTrendsQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button, Segmented } from 'antd';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';
import { FigureCards } from './figure-cards.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { MostViewed } from './most-viewed.tsx';
import { periods, readPeriod } from './period.ts';
import { SetupList } from './setup-list.tsx';
import { SiteState } from './site-state.tsx';
import { TaskStrip } from './task-strip.tsx';
import { TrendCard } from './trend-cards.tsx';
import { VisitCards } from './visit-cards.tsx';

/** The start page: pending tasks, recent days, site totals. */
export function Dashboard() {
  const [query, setQuery] = useSearchParams();
  const days = readPeriod(query);
  const trends = useGetDashboardTrendsQuery({ days });
  const dispatch = useDispatch();
  const mayDo = usePermissions();
  const askedAt = trends.fulfilledTimeStamp;
  return (
    <div className={styles.page}>
      <PageHead
        title="工作台"
        note={askedAt !== undefined && `数据截至 ${formatDateTime(new Date(askedAt)).slice(11, 16)}`}
        actions={
          <>
            <Segmented
              value={days}
              options={periods.map((value) => ({ value, label: `${value} 天` }))}
              onChange={(value) => setQuery({ days: String(value) }, { replace: true })}
            />
            <Button
              icon={<ReloadOutlined />}
              aria-label="刷新"
              loading={trends.isFetching}
              onClick={() => dispatch(api.util.invalidateTags(['Image', 'Album', 'User', 'Log']))}
            />
          </>
        }
      />
      <SetupList />
      <TaskStrip />
      {trends.data && trends.error === undefined ? (
        <>
          <FigureCards {...trends.data} />
          <VisitCards days={days} />
          <div className={styles.charts}>
            <TrendCard
              title="上传与发布"
              trends={trends.data}
              tones={[
                ['uploads', 'brand'],
                ['published', 'ink'],
              ]}
            />
            <TrendCard
              title="登录"
              trends={trends.data}
              tones={[
                ['logins', 'ink'],
                ['failedLogins', 'error'],
              ]}
            />
          </div>
        </>
      ) : (
        <Card query={{ error: trends.error, refetch: trends.refetch }}>{() => null}</Card>
      )}
      <div className={styles.charts}>
        {mayDo('Pages.Images') && <MostViewed days={days} />}
        <div className={styles.stack}>
          {mayDo('Pages.SearchSynonyms') && <MissedSearches days={days} />}
          <SiteState />
        </div>
      </div>
    </div>
  );
}
