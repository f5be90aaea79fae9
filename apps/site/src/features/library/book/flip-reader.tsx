import type { BookDetail } from '@tuyuan/contract/library/book-data.ts';
import { IconButton } from '@tuyuan/ui/button.tsx';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserPart } from '../../../shared/browser-part.tsx';
import { copyLink } from '../../../shared/share-link.ts';
import { useFullScreen } from '../../../shared/zoom/use-full-screen.ts';
import { useStageSize } from '../../../shared/zoom/use-stage-size.ts';
import { useZoomGestures, ZOOM_STEP } from '../../../shared/zoom/use-zoom-gestures.ts';
import { unzoomed, zoomedAt } from '../../../shared/zoom/zoom.ts';
import { BookBar } from './book-bar.tsx';
import type { BookCommand } from './book-keys.ts';
import { flipPath, leavesOf, spokenLabel, spreadAt, stepFrom } from './book-leaves.ts';
import { BookPages } from './book-pages.tsx';
import { bookThumb } from './book-sources.ts';
import styles from './flip-reader.module.css';
import { KeyHints } from './key-hints.tsx';
import { useBookKeys } from './use-book-keys.ts';
import { useBookPlace } from './use-book-place.ts';
import { usePreload } from './use-preload.ts';
import { useTurn } from './use-turn.ts';

// Up to 300 thumbnails, which nobody needs before the first page.
const BookStrip = browserPart(
  async () => (await import('./book-strip.tsx')).BookStrip,
  () => <div className={styles.stripFrame} />,
);
const BookFinder = browserPart(
  async () => (await import('./book-finder.tsx')).BookFinder,
  () => null,
);

const MAX_SCALE = 5;
const DOUBLE_TAP_SCALE = 2.5;
const CENTRE = { x: 0, y: 0 };

interface FlipReaderProps {
  readonly book: BookDetail;
  readonly isDouble: boolean;
}

/** Reads a book: two sides at a time from 1000 px on, one below. */
export function FlipReader({ book, isDouble }: FlipReaderProps) {
  const leaves = useMemo(() => leavesOf(book), [book]);
  const count = leaves.length;
  const [number, setNumber] = useBookPlace(book.id, count);
  const [isStripOpen, setStripOpen] = useState(true);
  const [isFinding, setFinding] = useState(false);
  const [zoom, setZoom] = useState(unzoomed);
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLDivElement>(null);
  const stageSize = useStageSize(stage);
  const fitted = useStageSize(open);
  const fullScreen = useFullScreen(room);
  const turn = useTurn(number);
  const navigate = useNavigate();
  usePreload(leaves, number);

  const bounds = stageSize && fitted && { stage: stageSize, fitted, maxScale: MAX_SCALE };
  // Between two open sides there is nothing to look at.
  const focus =
    isDouble && fitted && number > 1 ? { x: (number % 2 === 0 ? -1 : 1) * (fitted.width / 4), y: 0 } : CENTRE;
  const zoomTo = (scale: number) => bounds && setZoom(zoomedAt(zoom, scale, zoom.scale > 1 ? CENTRE : focus, bounds));
  const show = (wanted: number) => {
    setNumber(wanted);
    setZoom(unzoomed);
  };
  const step = (by: 1 | -1) => show(stepFrom(count, number, by, isDouble));
  const choose = (wanted: number) => {
    show(wanted);
    setFinding(false);
  };
  const { handlers, drag } = useZoomGestures({
    stage,
    bounds,
    zoom,
    actual: DOUBLE_TAP_SCALE,
    setZoom,
    onStep: step,
    onPullDown: () => undefined,
  });
  const isZoomed = zoom.scale > 1;
  const run: Readonly<Record<BookCommand, () => unknown>> = {
    next: () => step(1),
    previous: () => step(-1),
    first: () => show(1),
    last: () => show(count),
    find: () => setFinding(!isFinding),
    strip: () => setStripOpen(!isStripOpen),
    zoom: () => (isZoomed ? setZoom(unzoomed) : zoomTo(DOUBLE_TAP_SCALE)),
    zoomIn: () => zoomTo(zoom.scale * ZOOM_STEP),
    zoomOut: () => zoomTo(zoom.scale / ZOOM_STEP),
    fullScreen: fullScreen.toggle,
    leave: () => (isFinding ? setFinding(false) : isZoomed ? setZoom(unzoomed) : navigate('/book')),
  };
  useBookKeys((command) => run[command]());

  const { left, right } = spreadAt(leaves, number);
  const place = isDouble
    ? spokenLabel(leaves, left?.number ?? 0, right?.number ?? 0)
    : spokenLabel(leaves, number, number);
  const isFirst = isDouble ? !left : number === 1;
  const isLast = isDouble ? !right || right.number === count : number === count;
  return (
    <>
      <div ref={room} className={styles.room} data-book>
        <BookBar
          title={book.title}
          facts={[book.author, `${book.pageCount} 页`].filter(Boolean).join(' · ')}
          pressed={{ find: isFinding, strip: isStripOpen, zoom: isZoomed, fullScreen: fullScreen.isOn }}
          isFullScreenOffered={fullScreen.isOffered}
          onCommand={(command) => run[command]()}
          onCopyLink={() => void copyLink(flipPath(book.id, number))}
        />
        {isFinding && <BookFinder leaves={leaves} onChoose={choose} onClose={() => setFinding(false)} />}
        <div className={styles.middle}>
          <IconButton
            icon="chevron-left"
            label="上一页（←）"
            className={styles.arrow}
            aria-disabled={isFirst}
            onClick={() => step(-1)}
          />
          <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} {...handlers}>
            <div
              ref={open}
              className={styles.book}
              data-closed={isDouble && isFirst ? 'front' : isDouble && !right ? 'back' : undefined}
              style={{
                transform: `translate(${zoom.x + (drag?.x ?? 0) / 3}px, ${zoom.y}px) scale(${zoom.scale})`,
              }}
            >
              <BookPages
                book={book}
                leaves={leaves}
                number={number}
                isDouble={isDouble}
                isLarge={zoom.scale > 1.5}
                turn={turn}
              />
              {!isLast && !isZoomed && (
                <button
                  type="button"
                  className={styles.corner}
                  tabIndex={-1}
                  aria-hidden="true"
                  onPointerDown={(event) => event.stopPropagation()}
                  onClick={() => step(1)}
                />
              )}
            </div>
          </div>
          <IconButton
            icon="chevron-right"
            label="下一页（→）"
            className={styles.arrow}
            aria-disabled={isLast}
            onClick={() => step(1)}
          />
        </div>
        <p className={styles.heard} aria-live="polite">
          {`${place}，共 ${count - 1} 页`}
        </p>
        <div className={styles.slide}>
          <span>{number === count ? '封底' : `${number} / ${count - 1}`}</span>
          <span>左右滑动翻页</span>
          <input
            type="range"
            min={1}
            max={count}
            value={number}
            aria-label="页"
            aria-valuetext={spokenLabel(leaves, number, number)}
            onChange={({ target }) => show(Number(target.value))}
          />
        </div>
        {isStripOpen && (
          <BookStrip
            leaves={leaves}
            coverThumb={book.cover ? bookThumb(book.cover) : undefined}
            number={number}
            isDouble={isDouble}
            onChoose={show}
          />
        )}
      </div>
      <KeyHints />
    </>
  );
}
