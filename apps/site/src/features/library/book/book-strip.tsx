import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type BookLeaf, leafLabel, spokenLabel } from './book-leaves.ts';
import { bookThumb } from './book-sources.ts';
import styles from './book-strip.module.css';

interface BookStripProps {
  readonly leaves: readonly BookLeaf[];
  readonly coverThumb: string | undefined;
  readonly number: number;
  readonly isDouble: boolean;
  onChoose(number: number): void;
}

/** Thumbnails by spread, by side in a narrow window; the open one is outlined and kept centred. In the strip the arrow keys go from one to the next. */
export function BookStrip({ leaves, coverThumb, number, isDouble, onChoose }: BookStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const places = isDouble
    ? Array.from({ length: Math.floor(leaves.length / 2) + 1 }, (_, index) => [index * 2, index * 2 + 1] as const)
    : leaves.map((leaf) => [leaf.number, leaf.number] as const);
  const position = places.findIndex(([from, to]) => number === from || number === to);
  useEffect(() => {
    const list = strip.current;
    const current = list?.children[position];
    if (!list || !(current instanceof HTMLElement)) return;
    list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
  }, [position]);

  function move(event: KeyboardEvent<HTMLUListElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const wanted = wantedPlace(event.key, at, buttons.length - 1);
    if (wanted === undefined || at === -1) return;
    // Outside the strip these keys turn the pages.
    event.preventDefault();
    buttons[wanted]?.focus();
  }

  return (
    <ul ref={strip} className={styles.strip} aria-label="缩略图" onKeyDown={move}>
      {places.map(([from, to], index) => {
        const label = leafLabel(leaves, from, to);
        const spoken = spokenLabel(leaves, from, to);
        const thumb = thumbOf(leaves[from - 1], coverThumb) ?? thumbOf(leaves[to - 1], coverThumb);
        return (
          <li key={to}>
            <button
              type="button"
              className={styles.place}
              // Who says what is to be seen has to be understood: the name contains it.
              aria-label={spoken.includes(label) ? spoken : label}
              aria-current={index === position ? 'true' : undefined}
              tabIndex={index === position ? 0 : -1}
              onClick={() => onChoose(Math.max(1, from))}
            >
              <span className={styles.frame}>
                {thumb && <img src={thumb} alt="" loading="lazy" decoding="async" draggable={false} />}
              </span>
              <span className={styles.label}>{label}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns where a key leads from a place; undefined for other keys. */
function wantedPlace(key: string, at: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  return key === 'ArrowLeft' ? Math.max(0, at - 1) : undefined;
}

function thumbOf(leaf: BookLeaf | undefined, coverThumb: string | undefined): string | undefined {
  if (leaf?.kind === 'cover') return coverThumb;
  return leaf?.kind === 'page' && leaf.picture ? bookThumb(leaf.picture) : undefined;
}
