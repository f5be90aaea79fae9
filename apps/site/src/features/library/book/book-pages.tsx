import type { BookDetail } from '@tuyuan/contract/library/book-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { type BookLeaf, spreadAt } from './book-leaves.ts';
import styles from './book-pages.module.css';
import { BookSide } from './book-side.tsx';
import type { Turn } from './use-turn.ts';

interface BookPagesProps {
  readonly book: BookDetail;
  readonly leaves: readonly BookLeaf[];
  readonly number: number;
  readonly isDouble: boolean;
  readonly isLarge: boolean;
  readonly turn: Turn | undefined;
}

/** The open book: two sides from 1000 px on, one below, and the sheet that is being turned. */
export function BookPages({ book, leaves, number, isDouble, isLarge, turn }: BookPagesProps) {
  const isForward = turn !== undefined && turn.to > turn.from;
  const to = spreadAt(leaves, number);
  const from = turn ? spreadAt(leaves, turn.from) : to;
  const isSheet = isDouble && turn !== undefined && from.left !== to.left;
  const left = isSheet && isForward ? from.left : to.left;
  const right = isSheet && !isForward ? from.right : to.right;
  const common = { book, isLarge };
  return (
    <>
      <BookSide {...common} key={`left ${left?.number}`} leaf={left} side="left" isCurrent={left?.number === number} />
      <BookSide
        {...common}
        key={`right ${right?.number}`}
        leaf={right}
        side="right"
        isCurrent={right?.number === number}
      />
      {isSheet && (
        <div key={turn.to} className={classNames(styles.sheet, isForward ? styles.forward : styles.backward)} inert>
          <BookSide
            {...common}
            leaf={isForward ? from.right : from.left}
            side={isForward ? 'right' : 'left'}
            className={styles.front}
          />
          <BookSide
            {...common}
            leaf={isForward ? to.left : to.right}
            side={isForward ? 'left' : 'right'}
            className={styles.behind}
          />
        </div>
      )}
      {!isDouble && turn && turn.from !== turn.to && (
        <div
          key={`${turn.from} ${turn.to}`}
          className={classNames(styles.single, isForward ? styles.away : styles.back)}
          inert
        >
          <BookSide {...common} leaf={leaves[(isForward ? turn.from : turn.to) - 1]} side="right" />
        </div>
      )}
    </>
  );
}
