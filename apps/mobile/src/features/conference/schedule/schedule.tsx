import type { MySeat } from '@tuyuan/contract/conference/calendar.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { CalendarX, Star } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { conferenceDay } from '../../../shared/clock/conference-day.ts';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { DayTabs } from './day-tabs.tsx';
import styles from './schedule.module.css';
import { ScheduleFilter } from './schedule-filter.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { readScheduleQuery, type ScheduleQuery, writeScheduleQuery } from './schedule-query.ts';
import { matching, nearestDay, roomsOf, tracksOf, withMine } from './schedule-sessions.ts';
import { useStars } from './use-stars.ts';

const ScheduleGrid = lazy(async () => ({ default: (await import('./schedule-grid.tsx')).ScheduleGrid }));
const SessionPopup = lazy(async () => ({ default: (await import('./session-popup.tsx')).SessionPopup }));

interface ScheduleProps {
  readonly sessions: readonly ScheduleSession[];
  readonly mine: { readonly stars: readonly number[]; readonly seats: readonly MySeat[] };
  /** Over the details. */
  readonly children?: ReactNode;
  renderMaterials(session: ScheduleSession): ReactNode;
}

/** Shows the conference's days, filtered by room and track, as a list or with rooms side by side; session details open over it. */
export function Schedule({ sessions, mine, children, renderMaterials }: ScheduleProps) {
  const [params, setParams] = useSearchParams();
  const now = useServerNow(30_000);
  const { stars, setStar } = useStars(mine.stars);
  const query = readScheduleQuery(params);
  const change = (part: Partial<ScheduleQuery>, isStep = false) =>
    setParams(writeScheduleQuery({ ...query, ...part }), { replace: !isStep, preventScrollReset: true });

  const all = withMine(sessions, { stars, seats: mine.seats });
  const days = [...new Set(sessions.map(({ day }) => day))].toSorted();
  // Until three in the morning it is still the day before.
  const today = conferenceDay(toWireDate(new Date(now)));
  const day = query.isStarred ? undefined : (query.day ?? nearestDay(days, today));
  const shown = matching(all, query, day);
  const open = all.find(({ session }) => session.id === query.sessionId);
  const isGrid = query.view === 'grid' && !query.isStarred;
  return (
    <>
      <div className={styles.heads}>
        <DayTabs
          days={days}
          today={today}
          chosen={day}
          starredCount={all.filter(({ isStarred, seat }) => isStarred || seat).length}
          onChoose={(chosen) => change({ day: chosen, isStarred: false })}
          onStarred={() => change({ isStarred: true })}
        />
        <ScheduleFilter rooms={roomsOf(sessions)} tracks={tracksOf(sessions)} query={query} onChange={change} />
      </div>
      {shown.length === 0 ? (
        <Nothing
          isStarred={query.isStarred}
          onLeave={() => change({ isStarred: false, roomId: null, trackId: null })}
        />
      ) : isGrid ? (
        <Suspense>
          <ScheduleGrid
            sessions={shown}
            rooms={roomsOf(shown.map(({ session }) => session))}
            now={now}
            onOpen={(sessionId) => change({ sessionId }, true)}
          />
        </Suspense>
      ) : (
        <ScheduleList
          sessions={shown}
          now={now}
          isToday={day === today}
          hasDays={query.isStarred}
          onOpen={(sessionId) => change({ sessionId }, true)}
          onStar={setStar}
        />
      )}
      <Suspense>
        {open && (
          <SessionPopup
            mine={open}
            now={now}
            today={today}
            materials={renderMaterials(open.session)}
            onClose={() => change({ sessionId: null })}
            onStar={(isStarred) => setStar(open.session.id, isStarred)}
          />
        )}
        {children}
      </Suspense>
    </>
  );
}

interface NothingProps {
  readonly isStarred: boolean;
  /** To the whole day. */
  onLeave(): void;
}

function Nothing({ isStarred, onLeave }: NothingProps) {
  return isStarred ? (
    <EmptyView
      icon={Star}
      title="还没有收藏的场次"
      text="点场次右上角的星，时间地点有变会第一时间通知你。"
      action={
        <Button isPrimary onClick={onLeave}>
          去看日程
        </Button>
      }
    />
  ) : (
    <EmptyView
      icon={CalendarX}
      title="没有符合的场次"
      text="换一个会场或类别，或者看这一天的全部。"
      action={<Button onClick={onLeave}>看全部场次</Button>}
    />
  );
}
