import { useGetReportedWorksQuery } from '@tuyuan/api-client/community/work-report.ts';
import { reportLists } from '@tuyuan/contract/community/comment-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Skeleton, Tabs } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { view } from '../../../shared/filters/view.ts';
import { ListPager } from '../../../shared/list/list-pager.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { ReportedWorkCard } from './reported-work-card.tsx';
import styles from './work-report-desk.module.css';

const reportFilters = defineFilters({ list: view('list', reportLists) });
const listTitles = { waiting: '待处理', decided: '已处理' } as const;

/** Works that people have reported, each with its picture and what is said against it. */
export function WorkReportDesk() {
  const control = useListState(reportFilters);
  const query = useGetReportedWorksQuery(control.request, { refetchOnMountOrArgChange: true });
  const { list } = control.state.filters;
  const items = query.data?.items ?? [];
  const { page, pageSize } = control.state;
  // The last work of a page is decided on: the page before is the last now.
  const isBeyond = query.data !== undefined && !query.isFetching && items.length === 0 && page > 1;
  const turnBack = useEffectEvent(() =>
    control.setPage(Math.max(1, Math.ceil((query.data?.totalCount ?? 0) / pageSize)), pageSize),
  );
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);
  return (
    <>
      <PageHead title="作品举报" note={query.data && `${formatCount(query.data.totalCount)} 件，举报最多的在前`} />
      <Tabs
        activeKey={list}
        onChange={(key) => control.setFilters({ list: reportLists.find((each) => each === key) ?? 'waiting' })}
        items={reportLists.map((key) => ({ key, label: listTitles[key] }))}
      />
      {query.error !== undefined && !query.data ? (
        <NotLoaded noun="举报" error={query.error} onRetry={query.refetch} />
      ) : !query.data ? (
        <Skeleton active />
      ) : items.length === 0 ? (
        <StateMessage picture="empty" title={list === 'waiting' ? '都处理完了' : '还没有处理过举报'}>
          用户在图片、图集和参赛作品的页面上举报后，会出现在这里。
        </StateMessage>
      ) : (
        <ul className={styles.list} aria-label="被举报的作品">
          {items.map((work) => (
            <li key={work.id}>
              <ReportedWorkCard work={work} />
            </li>
          ))}
        </ul>
      )}
      <ListPager
        control={control}
        totalCount={query.data?.totalCount ?? 0}
        isLowerBound={query.data?.totalCountIsLowerBound ?? false}
        unit="件"
      />
    </>
  );
}
