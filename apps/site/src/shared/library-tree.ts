/** A node of the category or region tree. */
export interface TreeNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly imageCount: number;
}

/** A tree by id; nodes keep the order in which the server lists them. */
export interface LibraryTree<Node extends TreeNode = TreeNode> {
  readonly roots: readonly Node[];
  node(id: number): Node | undefined;
  childrenOf(id: number): readonly Node[];
  /** From the root down to the parent. */
  ancestorsOf(id: number): readonly Node[];
}

export function libraryTree<Node extends TreeNode>(nodes: readonly Node[] = []): LibraryTree<Node> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = Map.groupBy(nodes, ({ parentId }) => parentId ?? 0);
  const ancestorsOf = (id: number): Node[] => {
    const parent = byId.get(byId.get(id)?.parentId ?? 0);
    return parent ? [...ancestorsOf(parent.id), parent] : [];
  };
  return {
    roots: nodes.filter(({ parentId }) => parentId === null || !byId.has(parentId)),
    node: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    ancestorsOf,
  };
}

/** Whether a node is chosen, by itself or within a chosen one; `mixed` when only something below it is. */
export function choiceOf(tree: LibraryTree, chosen: readonly number[], id: number): boolean | 'mixed' {
  if (chosen.includes(id) || tree.ancestorsOf(id).some((ancestor) => chosen.includes(ancestor.id))) return true;
  return chosen.some((other) => tree.ancestorsOf(other).some((ancestor) => ancestor.id === id)) ? 'mixed' : false;
}

/**
 * Chooses a node or gives it up. A chosen node stands for all below it, so what is below goes; giving up a part of a chosen
 * node leaves its other parts chosen.
 */
export function toggleNode(tree: LibraryTree, chosen: readonly number[], id: number): number[] {
  if (choiceOf(tree, chosen, id) !== true) {
    const others = chosen.filter((other) => !tree.ancestorsOf(other).some((ancestor) => ancestor.id === id));
    return [...others, id];
  }
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const path = [...tree.ancestorsOf(id).map((ancestor) => ancestor.id), id];
  const top = path.findIndex((step) => chosen.includes(step));
  const kept = path
    .slice(top, -1)
    .flatMap((step, depth) => tree.childrenOf(step).filter((child) => child.id !== path[top + depth + 1]));
  return [...chosen.filter((other) => other !== path[top]), ...kept.map((child) => child.id)];
}

/** Names of the chosen nodes in the tree's words; ids the tree does not know are left out. */
export function namesOfChosen(tree: LibraryTree, chosen: readonly number[]): string[] {
  return chosen.flatMap((id) => tree.node(id)?.name ?? []);
}
