interface Shaped {
  readonly width: number;
  readonly height: number;
}

/** Height of what stands below a picture, as a share of the column's width. */
const foot = 0.28;

/** Shares pictures out to two columns: each goes to the shorter one, so that more of them never move those before. */
export function twoColumns<Item extends Shaped>(items: readonly Item[]): readonly [Item[], Item[]] {
  const left: Item[] = [];
  const right: Item[] = [];
  let balance = 0;
  for (const item of items) {
    const height = item.height / item.width + foot;
    if (balance <= 0) left.push(item);
    else right.push(item);
    balance += balance <= 0 ? height : -height;
  }
  return [left, right];
}
