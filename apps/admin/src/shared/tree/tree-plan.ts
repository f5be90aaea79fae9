/** The fields the tree needs; each page's nodes have more. */
export interface TreeItem {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** Target of a node: under `parentId` (null: the root), at place `index` among its new siblings, itself not counted. */
export interface NodeMove {
  readonly id: number;
  readonly parentId: number | null;
  readonly index: number;
}

export interface TreeBranch<Node> {
  readonly key: number;
  readonly node: Node;
  readonly children: TreeBranch<Node>[];
}

export function branchesOf<Node extends TreeItem>(
  nodes: readonly Node[],
  parentId: number | null = null,
): TreeBranch<Node>[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map((node) => ({ key: node.id, node, children: branchesOf(nodes, node.id) }));
}

/** Returns the node's ancestors, the nearest last. */
export function ancestorsOf<Node extends TreeItem>(nodes: readonly Node[], id: number): Node[] {
  const node = nodes.find((each) => each.id === id);
  const parent = nodes.find((each) => each.id === node?.parentId);
  return parent ? [...ancestorsOf(nodes, parent.id), parent] : [];
}

/** Returns the nodes with the words in their name, and their ancestors. */
export function matchingNodes<Node extends TreeItem>(nodes: readonly Node[], words: string): Node[] {
  const found = nodes.filter(({ name }) => name.includes(words));
  const kept = new Set(found.flatMap(({ id }) => [id, ...ancestorsOf(nodes, id).map((node) => node.id)]));
  return nodes.filter(({ id }) => kept.has(id));
}

/** Returns the move by one place up (-1) or down (1) among siblings; undefined at the end. */
export function stepMove(nodes: readonly TreeItem[], id: number, step: -1 | 1): NodeMove | undefined {
  const node = nodes.find((each) => each.id === id);
  if (!node) return undefined;
  const siblings = nodes.filter(({ parentId }) => parentId === node.parentId);
  const index = siblings.indexOf(node) + step;
  return index >= 0 && index < siblings.length ? { id, parentId: node.parentId, index } : undefined;
}

interface Drop {
  readonly id: number;
  readonly targetId: number;
  /** Before, after, or into the target. */
  readonly side: 'before' | 'after' | 'into';
}

/** Returns the move for a drop; undefined when it would put a node below itself. */
export function dropMove(nodes: readonly TreeItem[], { id, targetId, side }: Drop): NodeMove | undefined {
  const target = nodes.find((each) => each.id === targetId);
  const isBelowItself = targetId === id || ancestorsOf(nodes, targetId).some((node) => node.id === id);
  if (!target || isBelowItself) return undefined;
  const parentId = side === 'into' ? target.id : target.parentId;
  const joined = nodes.filter((node) => node.parentId === parentId && node.id !== id);
  const index = side === 'into' ? joined.length : joined.indexOf(target) + (side === 'after' ? 1 : 0);
  return { id, parentId, index };
}

/** Below another parent, as the last child. */
export function moveUnder(nodes: readonly TreeItem[], id: number, parentId: number | null): NodeMove {
  return { id, parentId, index: nodes.filter((node) => node.parentId === parentId && node.id !== id).length };
}
