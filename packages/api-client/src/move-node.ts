interface TreeNode {
  readonly id: number;
  readonly parentId: number | null;
}

/** Where a node goes: under `parentId` (null: the root), to place `index` among the children it joins, itself not counted. */
export interface NodeMove {
  readonly id: number;
  readonly parentId: number | null;
  readonly index: number;
}

/** The list after the move, siblings in their new order; what the server will answer, shown before it does. */
export function moveNode<Node extends TreeNode>(nodes: readonly Node[], { id, parentId, index }: NodeMove): Node[] {
  const node = nodes.find((each) => each.id === id);
  if (!node) return [...nodes];
  const others = nodes.filter((each) => each.id !== id);
  const siblings = others.filter((each) => each.parentId === parentId);
  const next = siblings[index];
  const place = next ? others.indexOf(next) : others.length;
  return others.toSpliced(place, 0, { ...node, parentId });
}
