import { useGetMyScheduleQuery } from '@tuyuan/api-client/conference/calendar.ts';
import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { useMeeting } from '../../../shared/meeting/meeting-context.tsx';
import { paths } from '../../../shared/paths.ts';
import { nowAndNext } from './now-and-next.ts';
import styles from './now-next-card.module.css';

const minute = 60_000;

/** Shows what is on and what comes next, from the schedule on the phone; nothing when all is over. */
export function NowNextCard() {
  const { conferenceId } = useMeeting().user;
  const { data: calendar } = useKept(useGetCalendarQuery({ id: conferenceId }));
  const { data: own } = useKept(useGetMyScheduleQuery());
  const at = useServerNow(30_000);
  const mine = new Set([...(own?.stars ?? []), ...(own?.seats ?? []).map(({ sessionId }) => sessionId)]);
  const { now, next } = nowAndNext(calendar?.items ?? [], mine, at);
  const lead = now ?? next;
  if (!lead) return null;
  const { session, start, end } = lead;
  const days = conferenceDaysBetween(toWireDate(new Date(at)), session.startTime);
  const day = days === 0 ? '' : days === 1 ? '明天 ' : `${wireShortDay(session.startTime)} `;
  return (
    <Card isHero className={styles.card}>
      <Link to={`${paths.schedule}?session=${session.id}`} className={styles.lead}>
        <p className={now ? styles.on : styles.soon}>
          {now ? '正在进行' : '接下来'}
          <span className={styles.left}>
            {now ? `还有 ${Math.ceil((end - at) / minute)} 分钟` : untilText(start - at)}
          </span>
        </p>
        <h2 className={styles.title}>{session.title}</h2>
        <p className={styles.facts}>
          <Facts>
            {session.room?.name ?? ''}
            {`${day}${wireClock(session.startTime)}–${wireClock(session.endTime)}`}
            {session.speakers[0]?.name ?? ''}
          </Facts>
        </p>
        {now && (
          <span className={styles.track}>
            <i style={{ inlineSize: `${Math.round(((at - start) / (end - start)) * 100)}%` }} />
          </span>
        )}
      </Link>
      {now && next && (
        <Link to={`${paths.schedule}?session=${next.session.id}`} className={styles.next}>
          <span className={styles.label}>接下来</span>
          <span className={styles.nextTitle}>{next.session.title}</span>
          <span>{wireClock(next.session.startTime)}</span>
          {next.isMine && <Star size={18} className={styles.star} aria-label="我收藏的" />}
        </Link>
      )}
    </Card>
  );
}

function untilText(ms: number): string {
  const minutes = Math.ceil(ms / minute);
  if (minutes < 60) return `${minutes} 分钟后`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} 小时后` : '';
}
