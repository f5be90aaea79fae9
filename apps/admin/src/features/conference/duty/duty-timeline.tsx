import type { DutyPost } from '@tuyuan/contract/conference/duty-management.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOnDay, placeOf, spanOf } from './day-span.ts';
import styles from './duty-timeline.module.css';
import { ShiftBlock } from './shift-block.tsx';

interface DutyTimelineProps {
  readonly posts: readonly DutyPost[];
  readonly day: string;
  readonly now: string;
  readonly mayEdit: boolean;
  readonly onOpen: (shiftId: number) => void;
  readonly onEdit: (post: DutyPost) => void;
  readonly onFill: (post: DutyPost) => void;
  readonly onPoster: (post: DutyPost) => void;
}

/** A day from left to right, one row per post. */
export function DutyTimeline({ posts, day, now, mayEdit, onOpen, onEdit, onFill, onPoster }: DutyTimelineProps) {
  const shifts = posts.flatMap((post) => post.shifts.filter((shift) => isOnDay(shift, day)));
  const span = spanOf(shifts, day);
  const hours = Array.from({ length: span.until - span.from + 1 }, (_, index) => span.from + index);
  const isToday = now.startsWith(day);
  const scroll = useRef<HTMLElement>(null);
  const show = useEffectEvent((part: HTMLElement) => {
    const share = isToday ? placeOf(now, day, span) / 100 : 0;
    part.scrollLeft = part.scrollWidth * share - part.clientWidth / 2;
  });
  // Where there is no room for the whole day, the hour it is comes into sight first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day
  useEffect(() => {
    if (scroll.current) show(scroll.current);
  }, [day]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways is scrolled by keys, too
    <section ref={scroll} className={styles.scroll} aria-label="值班时间表" tabIndex={0}>
      <div className={styles.grid}>
        <div className={styles.row}>
          <span className={styles.corner} />
          <div className={styles.hours} aria-hidden>
            {hours.map((hour) => (
              <span
                key={hour}
                className={styles.hour}
                style={{ insetInlineStart: `${((hour - span.from) / (span.until - span.from)) * 100}%` }}
              >
                {hour}
              </span>
            ))}
          </div>
        </div>
        {posts.map((post) => (
          <div key={post.id} className={styles.row}>
            <div className={styles.post}>
              <h3 className={styles.place}>{post.place}</h3>
              <span className={styles.minor}>
                {post.work}
                {post.leadName !== '' && `，组长 ${post.leadName}`}
              </span>
              {mayEdit && (
                <span className={styles.acts}>
                  <Button
                    type="link"
                    size="small"
                    className={classNames(styles.act)}
                    aria-label={`给「${post.place}」加班次`}
                    onClick={() => onFill(post)}
                  >
                    加班次
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    className={classNames(styles.act)}
                    aria-label={`编辑「${post.place}」`}
                    onClick={() => onEdit(post)}
                  >
                    编辑
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    className={classNames(styles.act)}
                    aria-label={`「${post.place}」的海报`}
                    onClick={() => onPoster(post)}
                  >
                    海报
                  </Button>
                </span>
              )}
            </div>
            <ul className={styles.lane} style={{ backgroundSize: `${100 / (span.until - span.from)}% 100%` }}>
              {post.shifts
                .filter((shift) => isOnDay(shift, day))
                .map((shift) => (
                  <ShiftBlock
                    key={shift.id}
                    shift={shift}
                    from={placeOf(shift.startsAt, day, span)}
                    until={placeOf(shift.endsAt, day, span)}
                    onOpen={() => onOpen(shift.id)}
                  />
                ))}
              {isToday && (
                <li
                  className={styles.now}
                  style={{ insetInlineStart: `${placeOf(now, day, span)}%` }}
                  aria-label={`现在 ${wireClock(now)}`}
                />
              )}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
