import type { ReactNode } from 'react';
import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import type {} from './css-variables.ts';
import { firstScreenOf } from './first-screen.ts';
import { GridTile } from './grid-tile.tsx';
import { boxesOfRow } from './justified-boxes.ts';
import styles from './justified-grid.module.css';
import type { JustifiedRow } from './justified-rows.ts';
import { heightOfRows, rowIndexAt, rowIndexOfItem } from './justified-rows.ts';
import type { TargetHeights } from './row-layout.ts';
import { createRowLayout, rowOptionsAt, shapeOf } from './row-layout.ts';
import { tileAfterKey } from './tile-navigation.ts';
import { useElementWidth } from './use-element-width.ts';
import { useGridPosition } from './use-grid-position.ts';
import { usePageWindow } from './use-page-window.ts';
import { useRovingTile } from './use-roving-tile.ts';

const DEFAULT_TARGETS: TargetHeights = { wide: 260, narrow: 160 };
const OVERSCAN = 800;
const MOST_TILES = 600;

export interface TileSlot {
  readonly index: number;
  /** Pass it to every link and button of the tile: one tile at a time is in the tab order. Undefined before the grid is live. */
  readonly tabIndex: 0 | -1 | undefined;
  /** For the image's `sizes`; the same on the server and in the browser. */
  readonly sizes: string;
}

export interface JustifiedGridProps<Item> {
  readonly items: readonly Item[];
  getKey(item: Item): string | number;
  /** Width divided by height. */
  getRatio(item: Item): number;
  /** Returns a tile that fills its box and has a focusable link or button. */
  renderTile(item: Item, slot: TileSlot): ReactNode;
  renderCaption?(item: Item, index: number): ReactNode;
  /** Pixels under every picture for `renderCaption`. */
  readonly captionHeight?: number;
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** Wished row heights in pixels: in containers from 640 px, and below. */
  readonly targets?: TargetHeights;
  readonly gap?: number;
  readonly hasMore?: boolean;
  /** Called once per length of `items` when the end comes within 1200 px of the window. */
  onReachEnd?(): void;
  /** Under the rows: loading, retry, 继续加载. */
  readonly footer?: ReactNode;
  /** Names this place in the history (path, query and the history entry's key); the grid then returns to where it was left. */
  readonly restoreKey?: string | undefined;
}

function visibleItems(rows: readonly JustifiedRow[], from: number, to: number): { first: number; end: number } {
  const first = rows[rowIndexAt(rows, from - OVERSCAN)]?.first ?? 0;
  const end = rows[rowIndexAt(rows, to + OVERSCAN)]?.end ?? 0;
  return { first, end: Math.min(end, first + MOST_TILES - 1) };
}

/** Pictures in justified rows, virtualised by the page's scroll: only those near the window are in the document. */
export function JustifiedGrid<Item>(props: JustifiedGridProps<Item>) {
  const { items, getKey, getRatio, renderTile, renderCaption, onReachEnd } = props;
  const { targets = DEFAULT_TARGETS, gap = 8, captionHeight = 0, hasMore = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const [layOut] = useState(createRowLayout);
  const ratios = useMemo(() => Float64Array.from(items, (item) => shapeOf(getRatio(item))), [items, getRatio]);
  const measures = { targets, gap, captionHeight };
  const options = width === undefined ? undefined : rowOptionsAt(width, measures);
  const rows = options && layOut(ratios, options);
  const height = rows ? heightOfRows(rows, captionHeight) : 0;

  const tellTop = useGridPosition(list, rows, width, props.restoreKey);
  const page = usePageWindow(list, tellTop);
  const roving = useRovingTile(list, (key, from) =>
    rows && options ? tileAfterKey(key, from, { ratios, rows, options }) : undefined,
  );

  const reachEnd = useEffectEvent(() => onReachEnd?.());
  const isNearEnd = rows !== undefined && hasMore && page.to + 1200 >= height;
  const count = items.length;
  const toldAt = useRef(-1);
  useEffect(() => {
    if (!isNearEnd || toldAt.current === count) return;
    toldAt.current = count;
    reachEnd();
  }, [isNearEnd, count]);

  const setSize = hasMore ? -1 : count;
  const tileOf = (item: Item, index: number, tabIndex: TileSlot['tabIndex']) => {
    const ratio = ratios[index] ?? 1;
    const sizes = `(max-width: 767px) ${Math.ceil(ratio * targets.narrow)}px, ${Math.ceil(ratio * targets.wide)}px`;
    const caption = renderCaption && { caption: renderCaption(item, index) };
    return { index, setSize, picture: renderTile(item, { index, tabIndex, sizes }), ...caption };
  };

  function flowingTiles(): ReactNode[] {
    const screen = firstScreenOf(ratios, measures);
    const tiles = items.slice(0, screen.count).flatMap((item, index) => {
      const steps = screen.breaksAfter[index] ?? [];
      const classes = classNames(styles.break, ...steps.map((step) => styles[`at-${step}`]));
      const tile = (
        <GridTile key={getKey(item)} {...tileOf(item, index, undefined)} style={{ '--ratio': ratios[index] }} />
      );
      return steps.length === 0
        ? tile
        : [tile, <li key={`after ${getKey(item)}`} className={classes} aria-hidden="true" />];
    });
    const rooms = Object.fromEntries(screen.roomAtEnd.map((room, step) => [`--room-${step}`, room]));
    return [...tiles, <li key="filler" className={styles.filler} style={rooms} aria-hidden="true" />];
  }

  function placedTiles(): ReactNode[] {
    if (!rows || !options) return [];
    const shown = visibleItems(rows, page.from, page.to);
    const isShown = roving.index >= shown.first && roving.index < shown.end;
    const inWindow = rows[rowIndexAt(rows, Math.max(0, page.from))]?.first ?? 0;
    const tabStop = roving.isFocused || (isShown && roving.index >= inWindow) ? roving.index : inWindow;
    const tilesOfRow = (row: JustifiedRow | undefined, only?: number) =>
      (row ? boxesOfRow(ratios, row, options) : []).map(({ index, left, width: tileWidth }) => {
        const item = items[index];
        if (!row || item === undefined || (only !== undefined && index !== only)) return null;
        const style = { left, top: row.top, width: tileWidth, height: row.height + captionHeight };
        return <GridTile key={getKey(item)} {...tileOf(item, index, index === tabStop ? 0 : -1)} style={style} />;
      });
    const shownRows = rows.slice(rowIndexOfItem(rows, shown.first), rowIndexOfItem(rows, shown.end - 1) + 1);
    const tiles = shownRows.flatMap((row) => tilesOfRow(row));
    const isAway = roving.isFocused && !isShown;
    return isAway ? [...tiles, ...tilesOfRow(rows[rowIndexOfItem(rows, roving.index)], roving.index)] : tiles;
  }

  const listStyle = { '--grid-gap': `${gap}px`, '--caption': `${captionHeight}px`, height: rows ? height : undefined };
  return (
    <Fragment>
      <div className={styles.grid}>
        <ul
          ref={list}
          className={classNames(styles.list, rows ? styles.measured : styles.flowing)}
          style={listStyle}
          aria-label={props.label}
          {...roving.handlers}
        >
          {rows ? placedTiles() : flowingTiles()}
        </ul>
      </div>
      {props.footer}
    </Fragment>
  );
}
