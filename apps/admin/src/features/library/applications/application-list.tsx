import { useGetPhotographerApplicationsQuery } from '@tuyuan/api-client/library/photographer-management.ts';
import { lazy, Suspense } from 'react';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { shortTime } from '../../../shared/list/short-time.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { applicationColumns } from './application-columns.tsx';
import { applicationFilters } from './application-filters.ts';

const ApplicationDrawer = lazy(async () => ({
  default: (await import('./application-drawer.tsx')).ApplicationDrawer,
}));

/** Applications to become a photographer, with how many wait and since when. */
export function ApplicationList() {
  const control = useListState(applicationFilters);
  const query = useGetPhotographerApplicationsQuery(control.request);
  const { opened, open, close } = useOpened(['detail']);
  const { waitingCount = 0, oldestAt = null } = query.data ?? {};
  const since = oldestAt === null ? '' : `，最早的 ${shortTime(oldestAt, new Date())} 提交`;
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="photographer-applications"
        title="摄影师申请"
        note={query.data && (waitingCount === 0 ? '没有等待审核的' : `${waitingCount} 份待审${since}`)}
        subject="申请"
        unit="份"
        rowHeight={58}
        scrollWidth={920}
        rowLabel={({ realName }) => `「${realName}」`}
        onOpen={({ id }) => open(id)}
        openWord="查看"
        columns={(room) => applicationColumns(room, ({ id }) => open(id))}
        empty={{ text: '有人在网站上申请成为摄影师后，会出现在这里。' }}
      />
      <Suspense>{opened && <ApplicationDrawer key={opened.id} id={opened.id} onClose={close} />}</Suspense>
    </>
  );
}
