import { formatCount } from '@tuyuan/format/count.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './day-histogram.module.css';
import { between, clockOf, type HalfHours } from './half-hours.ts';

interface DayHistogramProps {
  readonly day: string;
  readonly halfHours: readonly { readonly count: number; readonly failed: number }[];
  readonly chosen: HalfHours | undefined;
  readonly onChoose: (chosen: HalfHours | undefined) => void;
}

const hours = [0, 6, 12, 18, 24];

/** A day's calls by half hour. Also filters the list: by click, drag, or arrow keys with Shift. */
export function DayHistogram({ day, halfHours, chosen, onChoose }: DayHistogramProps) {
  const most = Math.max(1, ...halfHours.map(({ count }) => count));
  const group = useRef<HTMLFieldSetElement>(null);
  const [anchor, setAnchor] = useState<number>();
  const [dragged, setDragged] = useState<HalfHours>();
  const [focused, setFocused] = useState(chosen?.[0] ?? 0);
  const shown = dragged ?? chosen;
  const isShown = (half: number) => shown !== undefined && half >= shown[0] && half < shown[1];

  function finish(): void {
    if (dragged) {
      const isSame = chosen && dragged[0] === chosen[0] && dragged[1] === chosen[1];
      onChoose(isSame ? undefined : dragged);
    }
    setAnchor(undefined);
    setDragged(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = focused + step;
    if (step === 0 || next < 0 || next >= halfHours.length) return;
    event.preventDefault();
    setFocused(next);
    group.current?.querySelector<HTMLButtonElement>(`[data-half="${next}"]`)?.focus();
    if (event.shiftKey)
      onChoose(between(next, chosen && next >= chosen[0] ? chosen[0] : (chosen?.[1] ?? focused + 1) - 1));
  }

  return (
    <section className={styles.frame} aria-label="每半小时条数">
      <p className={styles.title}>
        {day} 每半小时条数
        <span className={styles.key}>成功</span>
        <span className={styles.key} data-failed>
          失败
        </span>
      </p>
      <fieldset
        ref={group}
        className={styles.bars}
        aria-label="按时间缩小范围"
        onKeyDown={onKeyDown}
        onPointerLeave={finish}
        onPointerUp={finish}
      >
        {halfHours.map(({ count, failed }, half) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its place in the day.
            key={half}
            type="button"
            className={styles.bar}
            data-half={half}
            aria-pressed={isShown(half)}
            aria-label={`${clockOf(half)} 至 ${clockOf(half + 1)}，${formatCount(count)} 条，失败 ${formatCount(failed)} 条`}
            title={`${clockOf(half)}–${clockOf(half + 1)} · ${formatCount(count)} 条 · 失败 ${formatCount(failed)}`}
            tabIndex={half === focused ? 0 : -1}
            style={{ '--height': count / most, '--failed': count > 0 ? failed / count : 0 }}
            onFocus={() => setFocused(half)}
            onPointerDown={(event) => {
              event.currentTarget.releasePointerCapture(event.pointerId);
              setAnchor(half);
              setDragged(between(half, half));
            }}
            onPointerEnter={() => anchor !== undefined && setDragged(between(anchor, half))}
            onClick={(event) => {
              // Keyboard only: a pointer has already selected by then.
              if (event.detail === 0)
                onChoose(isShown(half) && shown && shown[1] - shown[0] === 1 ? undefined : between(half, half));
            }}
          />
        ))}
      </fieldset>
      <p className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{clockOf(hour * 2)}</span>
        ))}
      </p>
    </section>
  );
}
