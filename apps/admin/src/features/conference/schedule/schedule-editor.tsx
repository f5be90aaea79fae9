import { useGetScheduleDraftQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { Grid } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { type EditedSchedule, EditedScheduleContext } from './edited-schedule.tsx';
import { isPlaced } from './placed-sessions.ts';
import { ScheduleBoard } from './schedule-board.tsx';
import { ScheduleHead, type SidePanel } from './schedule-head.tsx';
import { findProblems } from './schedule-problems.ts';
import { readScheduleQuery, type ScheduleQuery, writeScheduleQuery } from './schedule-query.ts';
import { SessionDrawer } from './session-drawer.tsx';
import { SessionList } from './session-list.tsx';
import { usePlacing } from './use-placing.ts';
import { daysBetween } from './wall-minutes.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));
const VersionDrawer = lazy(async () => ({ default: (await import('./version-drawer.tsx')).VersionDrawer }));
const StageDrawer = lazy(async () => ({ default: (await import('./stage-drawer.tsx')).StageDrawer }));

/** A conference's schedule as a draft: arranged by day and room, checked continuously, published as versions. */
export function ScheduleEditor({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useGetScheduleDraftQuery({ id }, { refetchOnMountOrArgChange: true });
  if (data) return <Editor saved={data} />;
  if (error !== undefined && data === undefined && !isFetching)
    return <NotLoaded noun="日程" error={error} onRetry={refetch} />;
  return <ListSkeleton rowHeight={64} isGrid={false} />;
}

function Editor({ saved }: { readonly saved: ScheduleDraft }) {
  const { id } = saved.conference;
  const placing = usePlacing(id, saved.sessions);
  const { sessions } = placing;
  const mayEdit = usePermissions()('Pages.Conferences.Edit');
  const { opened, open, close } = useOpened(['session']);
  const [isAdding, setAdding] = useState(false);
  const [panel, setPanel] = useState<SidePanel>();
  const [query, setQuery] = useSearchParams();
  const { md } = Grid.useBreakpoint();
  const problems = useMemo(() => findProblems(sessions, saved), [sessions, saved]);
  const { startTime, endTime } = saved.conference;
  const days = daysBetween([startTime, endTime, ...sessions.filter(isPlaced).map((session) => session.startTime)]);
  const state = readScheduleQuery(query, days);
  // Rooms side by side need a wider screen.
  const view = md === false ? 'list' : state.view;
  const go = (part: Partial<ScheduleQuery>) =>
    setQuery(writeScheduleQuery({ ...state, ...part }, days), { replace: true });

  const edited: EditedSchedule = {
    ...placing,
    draft: { ...saved, sessions: [...sessions] },
    problems,
    mayEdit,
    open: (session) => (session === 'new' ? setAdding(true) : open(session)),
  };
  const openedSession = sessions.find((session) => session.id === opened?.id);
  return (
    <EditedScheduleContext value={edited}>
      <ScheduleHead days={days} query={{ ...state, view }} canShowGrid={md !== false} onQuery={go} onPanel={setPanel} />
      {view === 'grid' ? (
        <ScheduleBoard
          day={state.day}
          keyword={state.keyword}
          onKeyword={(keyword) => go({ keyword })}
          onDay={(day) => go({ day })}
        />
      ) : (
        <SessionList query={state} onQuery={go} />
      )}
      {(isAdding || openedSession) && (
        <SessionDrawer
          key={openedSession?.id ?? 'new'}
          session={isAdding ? undefined : openedSession}
          onClose={() => (isAdding ? setAdding(false) : close())}
        />
      )}
      <Suspense>
        {panel === 'publish' && <PublishDialog conferenceId={id} onClose={() => setPanel(undefined)} />}
        {panel === 'versions' && <VersionDrawer conferenceId={id} onClose={() => setPanel(undefined)} />}
        {panel === 'stage' && <StageDrawer onClose={() => setPanel(undefined)} />}
      </Suspense>
    </EditedScheduleContext>
  );
}
