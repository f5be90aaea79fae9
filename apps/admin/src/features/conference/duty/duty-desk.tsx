import { useGetDutyRosterQuery, useGetManagedGapsQuery } from '@tuyuan/api-client/conference/duty-management.ts';
import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Button, Segmented, Space } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everyMinute } from '../../../shared/every-minute.ts';
import { ListSkeleton } from '../../../shared/list/list-content.tsx';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { useStaffRenewal } from '../../../shared/realtime/use-staff-renewal.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { daysOf } from './day-span.ts';
import styles from './duty.module.css';
import { DutyBoard } from './duty-board.tsx';
import { DutyTimeline } from './duty-timeline.tsx';
import { GapList } from './gap-list.tsx';
import { PostDialog } from './post-dialog.tsx';
import { PostPosterDialog } from './post-poster-dialog.tsx';
import { ShiftDrawer } from './shift-drawer.tsx';
import { ShiftsDialog } from './shifts-dialog.tsx';
import { SwapList } from './swap-list.tsx';

/** Duty planning: current gaps, pending decisions, and the day by posts. */
export function DutyDesk({ conferenceId }: { readonly conferenceId: number }) {
  const [params, setParams] = useSearchParams();
  // Free places, no-shows and the hours themselves follow from the clock.
  const roster = useGetDutyRosterQuery({ conferenceId }, everyMinute);
  const gaps = useGetManagedGapsQuery({ conferenceId }, everyMinute);
  const [edited, setEdited] = useState<DutyPost | 'new'>();
  const [filled, setFilled] = useState<DutyPost>();
  const [shown, setShown] = useState<DutyPost>();
  const { opened, open, close } = useOpened(['people']);
  const mayEdit = usePermissions()('Pages.Conferences.Staff');
  useStaffRenewal(conferenceId, ['dutyChanged', 'gap', 'attendeeChanged'], 'Duty');

  const { data, error, isFetching, refetch } = roster;
  if (error !== undefined && !data && !isFetching) return <NotLoaded noun="值班表" error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rowHeight={56} isGrid={false} />;

  const shifts = data.posts.flatMap((post) => post.shifts);
  const days = daysOf(shifts);
  const today = data.serverTime.slice(0, 10);
  const asked = params.get('day') ?? '';
  const day = [asked, today, days[0]].find((one) => one !== undefined && days.includes(one)) ?? today;
  const shift = shifts.find(({ id }) => id === opened?.id);
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  if (params.get('view') === 'board')
    return <DutyBoard posts={data.posts} now={data.serverTime} onClose={() => set('view', null)} />;
  return (
    <>
      {gaps.data && <GapList gaps={gaps.data.items} mayEdit={mayEdit} onOpen={(id) => open(id)} />}
      {gaps.data && <SwapList swaps={gaps.data.swaps} mayEdit={mayEdit} />}
      <Space wrap style={{ marginBlockEnd: 12 }}>
        {days.length > 0 && (
          <div className={styles.days}>
            <Segmented
              aria-label="日期"
              value={day}
              options={days.map((value) => ({ value, label: `${Number(value.slice(8))} 日 ${wireWeekday(value)}` }))}
              onChange={(value) => set('day', value)}
            />
          </div>
        )}
        {mayEdit && (
          <Button type="primary" onClick={() => setEdited('new')}>
            加一个岗位
          </Button>
        )}
        {data.posts.length > 0 && <Button onClick={() => set('view', 'board')}>大屏</Button>}
      </Space>
      {data.posts.length === 0 ? (
        <StateMessage picture="empty" title="还没有岗位">
          先加岗位，再给它排班次；工作人员和检票员在手机上认领、确认、到岗。
        </StateMessage>
      ) : (
        <DutyTimeline
          posts={data.posts}
          day={day}
          now={data.serverTime}
          mayEdit={mayEdit}
          onOpen={(id) => open(id)}
          onEdit={setEdited}
          onFill={setFilled}
          onPoster={setShown}
        />
      )}
      {shift && <ShiftDrawer shift={shift} now={data.serverTime} mayEdit={mayEdit} onClose={close} />}
      {edited !== undefined && (
        <PostDialog
          conferenceId={conferenceId}
          post={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {filled && <ShiftsDialog post={filled} day={day} onClose={() => setFilled(undefined)} />}
      {shown && <PostPosterDialog conferenceId={conferenceId} post={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
