/** Returns the items in the order of `ids`; ids without an item are skipped. */
export function inOrderOf<Item>(ids: readonly number[], items: readonly Item[], idOf: (item: Item) => number): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
