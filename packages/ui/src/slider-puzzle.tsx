import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { type SlideTrack, slideTrack, type TrackPoint } from './slide-track.ts';
import styles from './slider-puzzle.module.css';
import { Spinner } from './spinner.tsx';

/** A picture with a gap, and the piece that fits it. Lengths are pixels of a picture `width` wide. */
export interface SliderPicture {
  readonly width: number;
  readonly height: number;
  /** Side of the piece's square picture, and its distance from the top. It starts at the left edge. */
  readonly pieceSize: number;
  readonly pieceTop: number;
  /** Addresses. */
  readonly background: string;
  readonly piece: string;
}

interface SliderPuzzleProps {
  readonly picture: SliderPicture;
  readonly isChecking: boolean;
  /** Released in the wrong place. */
  readonly isWrong: boolean;
  onLetGo(track: readonly TrackPoint[]): void;
}

const KEY_STEP = 4;
const FINE_STEP = 1;

/** Moves the piece by mouse, finger or arrow keys (Shift: finer steps); Enter releases it. */
export function SliderPuzzle({ picture, isChecking, isWrong, onLetGo }: SliderPuzzleProps) {
  const { width, height, pieceSize, pieceTop } = picture;
  const furthest = width - pieceSize;
  const rail = useRef<HTMLDivElement>(null);
  const track = useRef<SlideTrack>(undefined);
  const handle = useRef<HTMLDivElement>(null);
  // The puzzle is rendered after its dialog, which therefore could not focus it.
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);
  const grip = useRef({ pointerX: 0, pointerY: 0, scale: 1 });
  const [x, setX] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const share = x / furthest;

  function moveTo(wanted: number, y: number): void {
    const next = Math.min(furthest, Math.max(0, wanted));
    track.current?.add(next, y);
    setX(next);
  }

  function letGo(): void {
    setHeld(false);
    if (!track.current) return;
    onLetGo(track.current.points());
    track.current = undefined;
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (isChecking || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The picture may be shown smaller than it is.
    const shownWidth = rail.current?.getBoundingClientRect().width || width;
    grip.current = { pointerX: event.clientX, pointerY: event.clientY, scale: width / shownWidth };
    track.current = slideTrack(() => performance.now());
    setHeld(true);
    moveTo(0, 0);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>): void {
    if (!isHeld) return;
    const { pointerX, pointerY, scale } = grip.current;
    moveTo((clientX - pointerX) * scale, (clientY - pointerY) * scale);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isChecking || isHeld) return;
    const step = event.shiftKey ? FINE_STEP : KEY_STEP;
    const by = { ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      if (!track.current) {
        track.current = slideTrack(() => performance.now());
        track.current.add(x, 0);
      }
      moveTo(x + by, 0);
    } else if ((event.key === 'Enter' || event.key === ' ') && track.current) {
      event.preventDefault();
      letGo();
    }
  }

  return (
    <div className={classNames(styles.puzzle, isWrong && styles.wrong)}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={picture.background} alt="缺了一块的拼图" draggable={false} />
        <img
          src={picture.piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            width: `${(pieceSize / width) * 100}%`,
            left: `${(x / width) * 100}%`,
            top: `${(pieceTop / height) * 100}%`,
          }}
        />
      </div>
      <div ref={rail} className={styles.rail} style={{ '--moved': share }}>
        <div className={styles.done} />
        {x === 0 && !isHeld && <span className={styles.words}>按住滑块，拖到同形的缺口</span>}
        <div
          ref={handle}
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label="拖动滑块完成拼图，方向键移动，回车确认"
          aria-valuemin={0}
          aria-valuemax={furthest}
          aria-valuenow={Math.round(x)}
          aria-disabled={isChecking}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={onKeyDown}
        >
          {isChecking ? <Spinner /> : <Icon name="chevron-right" />}
        </div>
      </div>
    </div>
  );
}
