import { classNames } from '@tuyuan/ui/class-names.ts';
import { useRef, useState } from 'react';
import styles from './compare-view.module.css';

export type CompareMode = 'after' | 'before' | 'both';

interface CompareViewProps {
  readonly mode: CompareMode;
  /** Addresses; undefined while they are drawn. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly beforeTitle: string;
  readonly afterTitle: string;
  readonly isBusy: boolean;
}

/** Two renderings of a picture, pixel by pixel, under one sliding line; scrolled or dragged they move together. */
export function CompareView({ mode, before, after, beforeTitle, afterTitle, isBusy }: CompareViewProps) {
  const [split, setSplit] = useState(46);
  const [left, setLeft] = useState(0);
  const viewport = useRef<HTMLElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const line = mode === 'both' ? split : mode === 'before' ? 100 : 0;
  return (
    <div className={styles.view} data-busy={isBusy || undefined}>
      <section
        ref={viewport}
        className={styles.viewport}
        aria-label="水印效果，原大"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what is larger than the frame
        tabIndex={0}
        onScroll={(event) => setLeft(event.currentTarget.scrollLeft)}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') return;
          drag.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!drag.current) return;
          event.currentTarget.scrollBy(drag.current.x - event.clientX, drag.current.y - event.clientY);
          drag.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={() => {
          drag.current = null;
        }}
      >
        <div className={styles.stack}>
          {after !== undefined && <img src={after} alt={afterTitle} draggable={false} />}
          {before !== undefined && line > 0 && (
            <img
              className={styles.over}
              src={before}
              alt={beforeTitle}
              draggable={false}
              style={{ clipPath: clipOf(left, (viewport.current?.clientWidth ?? 0) * (line / 100)) }}
            />
          )}
        </div>
      </section>
      {mode !== 'after' && <span className={styles.tag}>{beforeTitle}</span>}
      {mode !== 'before' && <span className={classNames(styles.tag, styles.new)}>{afterTitle}</span>}
      {mode === 'both' && (
        <>
          <span className={styles.line} style={{ insetInlineStart: `${split}%` }} />
          <input
            type="range"
            className={styles.range}
            aria-label="左边现用、右边改后的分界"
            min={0}
            max={100}
            value={split}
            onChange={(event) => setSplit(event.target.valueAsNumber)}
          />
        </>
      )}
      <span className={styles.hint}>1:1 局部，拖动看别处</span>
    </div>
  );
}

function clipOf(scrolled: number, width: number): string {
  const edge = scrolled + width;
  return `polygon(0 0, ${edge}px 0, ${edge}px 100%, 0 100%)`;
}
