interface Linked {
  id: number;
  parentId: number | null;
}

/**
 * Returns parents before their children, each node directly after its elder siblings' whole families; siblings keep the given order.
 * A node whose parent is missing is left out with all below it.
 */
export function inTreeOrder<Node extends Linked>(nodes: readonly Node[]): Node[] {
  const childrenOf = Map.groupBy(nodes, (node) => node.parentId);
  const family = (node: Node): Node[] => [node, ...(childrenOf.get(node.id) ?? []).flatMap(family)];
  return (childrenOf.get(null) ?? []).flatMap(family);
}

/** Returns the sum of `amountOf` over each node and all below it, by id. */
export function familySums<Node extends Linked>(
  nodes: readonly Node[],
  amountOf: (node: Node) => number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const node of inTreeOrder(nodes).toReversed()) {
    const sum = (sums.get(node.id) ?? 0) + amountOf(node);
    sums.set(node.id, sum);
    if (node.parentId !== null) sums.set(node.parentId, (sums.get(node.parentId) ?? 0) + sum);
  }
  return sums;
}
