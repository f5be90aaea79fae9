/**
 * Batches calls of `work`: items passed in while a round is running go into the next one together. Each call waits for
 * the round with its item, and fails with it.
 */
export function inRounds<Item>(work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let gathered: Item[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();

  function begin(): Promise<void> {
    const items = gathered;
    gathered = [];
    next = null;
    const round = work(items);
    current = round.catch(() => undefined);
    return round;
  }

  return (item) => {
    gathered.push(item);
    next ??= current.then(begin);
    return next;
  };
}
