import { PlusOutlined } from '@ant-design/icons';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Select } from 'antd';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { colourOf, speakerNames, useEditedSchedule } from './edited-schedule.tsx';
import { matchesKeyword } from './match-session.ts';
import { placedOn, unplaced } from './placed-sessions.ts';
import colours from './schedule-colours.module.css';
import { roomName } from './schedule-problems.ts';
import type { ScheduleQuery } from './schedule-query.ts';
import styles from './session-list.module.css';
import { clockSpan } from './wall-minutes.ts';

interface SessionListProps {
  readonly query: ScheduleQuery;
  onQuery(part: Partial<ScheduleQuery>): void;
}

/** A day's sessions as a list, then the unplaced ones. */
export function SessionList({ query, onQuery }: SessionListProps) {
  const { draft, sessions, mayEdit, open } = useEditedSchedule();
  const fits = (session: DraftSession) =>
    matchesKeyword(session, draft, query.keyword) &&
    (query.roomId === null || session.roomId === query.roomId) &&
    (query.trackId === null || session.trackId === query.trackId);
  const placed = placedOn(query.day, sessions)
    .filter(fits)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  const waiting = unplaced(sessions).filter(fits);
  const isFiltered = query.keyword !== '' || query.roomId !== null || query.trackId !== null;
  const clear = () => onQuery({ keyword: '', roomId: null, trackId: null });
  const choices = (all: readonly { id: number; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.keyword}>
          <KeywordInput value={query.keyword} placeholder="场次、讲者" onChange={(keyword) => onQuery({ keyword })} />
        </div>
        <Select
          allowClear
          className={classNames(styles.choice)}
          aria-label="会场"
          placeholder="会场"
          value={query.roomId ?? undefined}
          options={choices(draft.rooms)}
          onChange={(roomId: number | undefined) => onQuery({ roomId: roomId ?? null })}
        />
        <Select
          allowClear
          className={classNames(styles.choice)}
          aria-label="类别"
          placeholder="类别"
          value={query.trackId ?? undefined}
          options={choices(draft.tracks)}
          onChange={(trackId: number | undefined) => onQuery({ trackId: trackId ?? null })}
        />
        {mayEdit && (
          <Button icon={<PlusOutlined />} onClick={() => open('new')}>
            新建场次
          </Button>
        )}
      </div>
      {placed.length > 0 && <Rows sessions={placed} />}
      {placed.length === 0 && isFiltered && <NoMatch subject="场次" drops={null} onClear={clear} />}
      {placed.length === 0 && !isFiltered && (
        <StateMessage picture="empty" title="这天还没有场次">
          {mayEdit ? '新建一场，或者打开下面没排的场次，给它时间和会场。' : '还没有安排。'}
        </StateMessage>
      )}
      {waiting.length > 0 && (
        <>
          <h2 className={styles.heading}>还没排 {waiting.length}</h2>
          <Rows sessions={waiting} />
        </>
      )}
    </>
  );
}

function Rows({ sessions }: { readonly sessions: readonly DraftSession[] }) {
  const { draft, problems, open } = useEditedSchedule();
  return (
    <ul className={styles.rows}>
      {sessions.map((session) => {
        const { id, title, startTime, durationMinutes, isCancelled, isRemoved, diff } = session;
        const own = problems.filter(({ ids }) => ids.includes(id));
        return (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.row, colours[colourOf(session, draft)])}
              onClick={() => open(id)}
            >
              <span className={styles.time}>
                {startTime === null ? `${durationMinutes} 分` : clockSpan(startTime, durationMinutes)}
              </span>
              <span className={styles.words}>
                <span className={classNames(styles.title, (isCancelled || isRemoved) && styles.off)}>{title}</span>
                <span className={styles.minor}>
                  {[startTime === null ? '' : roomName(session.roomId, draft), speakerNames(session, draft)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {own.map((problem) => (
                  <span key={problem.title} className={styles.fault}>
                    {problem.title}：{problem.text}
                  </span>
                ))}
              </span>
              <span className={styles.chip}>
                {isRemoved ? '将去掉' : isCancelled ? '取消' : diff === null ? '' : '未发布'}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
