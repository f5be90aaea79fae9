/** Node of the category or region tree. */
export interface TreeNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly imageCount: number;
}

/** Tree by id; nodes keep the server's order. */
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

/** Returns whether a node is chosen, directly or through an ancestor; `mixed` if only a descendant is. */
export function choiceOf(tree: LibraryTree, chosen: readonly number[], id: number): boolean | 'mixed' {
  if (chosen.includes(id) || tree.ancestorsOf(id).some((ancestor) => chosen.includes(ancestor.id))) return true;
  return chosen.some((other) => tree.ancestorsOf(other).some((ancestor) => ancestor.id === id)) ? 'mixed' : false;
}

/**
 * Chooses or removes a node. A chosen node includes its descendants, which are removed from the list; removing a part
 * of a chosen node keeps its other parts chosen.
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
