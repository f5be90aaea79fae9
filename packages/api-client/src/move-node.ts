interface TreeNode {
  readonly id: number;
  readonly parentId: number | null;
}

/** Target of a node: under `parentId` (null: the root), at place `index` among its new siblings, itself not counted. */
export interface NodeMove {
  readonly id: number;
  readonly parentId: number | null;
  readonly index: number;
}

/** Returns the list after the move with siblings in their new order, as the server will return it. */
export function moveNode<Node extends TreeNode>(nodes: readonly Node[], { id, parentId, index }: NodeMove): Node[] {
  const node = nodes.find((each) => each.id === id);
  if (!node) return [...nodes];
  const others = nodes.filter((each) => each.id !== id);
  const siblings = others.filter((each) => each.parentId === parentId);
  const next = siblings[index];
  const place = next ? others.indexOf(next) : others.length;
  return others.toSpliced(place, 0, { ...node, parentId });
}
