import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { sessionCalendarPath } from '@tuyuan/contract/conference/conference-path.ts';
import { wireClock, wireShortDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { CalendarPlus, ChevronRight, MapPin, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangePanel } from './change-row.tsx';
import { standing } from './schedule-clock.ts';
import type { MySession } from './schedule-sessions.ts';
import { SessionChips } from './session-chips.tsx';
import styles from './session-detail.module.css';

interface SessionDetailProps {
  readonly mine: MySession;
  readonly now: number;
  readonly today: string;
  /** Its materials, where it has any. */
  readonly materials: ReactNode;
  onClose(): void;
}

/** Shows all details of a session; the buttons are below. */
export function SessionDetail({ mine, now, today, materials, onClose }: SessionDetailProps) {
  const { session, start, end, clashes } = mine;
  const day = session.day === today ? '今天' : `${wireWeekday(session.day)} ${wireShortDay(session.day)}`;
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <SessionChips mine={{ ...mine, clashes: [] }} now={now} />
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <X size={22} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <h2 className={styles.title}>{session.title}</h2>
      <p className={styles.when}>
        {day} {wireClock(session.startTime)}–{wireClock(session.endTime)}
        <span className={styles.dot} aria-hidden />
        {session.state === 'cancelled' ? '已取消' : standing(start, end, now)}
      </p>
      {session.state === 'cancelled' && session.cancelledReason !== '' && (
        <p className={styles.refusal}>取消原因：{session.cancelledReason}</p>
      )}
      {clashes.map(({ id, title, startTime, endTime }) => (
        <p key={id} className={styles.clash}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
          与你的「{title}」（{wireClock(startTime)}–{wireClock(endTime)}）同时
        </p>
      ))}
      <ChangePanel session={session} />
      {session.room && (
        <p className={styles.fact}>
          <MapPin size={20} strokeWidth={1.75} aria-hidden />
          {session.room.name}
          {session.room.place !== '' && <span className={styles.place}>{session.room.place}</span>}
        </p>
      )}
      {session.speakers.length > 0 && (
        <ul className={styles.people}>
          {session.speakers.map(({ id, name, title, photo, biography }) => (
            <li key={id} className={styles.person}>
              <Avatar name={name} src={photo === '' ? null : resourceUrl(photo)} size={42} />
              <span className={styles.who}>
                <strong>{name}</strong>
                {title !== '' && <span className={styles.role}>{title}</span>}
                {biography !== '' && <span className={styles.role}>{biography}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {session.abstract !== '' && <p className={styles.abstract}>{session.abstract}</p>}
      {materials}
      <a className={styles.row} href={`${sessionCalendarPath(session.id)}?remind=15`}>
        <CalendarPlus size={22} strokeWidth={1.75} aria-hidden />
        <span className={styles.grow}>加入日历</span>
        <span className={styles.place}>提前 15 分钟提醒</span>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  );
}
