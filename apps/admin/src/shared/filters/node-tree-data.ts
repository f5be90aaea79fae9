export interface FlatNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

export interface NodeOption {
  readonly value: number;
  readonly title: string;
  readonly children: NodeOption[];
}

/** Converts a flat tree (parents before children or not) to the select's nested options, siblings in their given order. */
export function nodeOptions(nodes: readonly FlatNode[], parentId: number | null = null): NodeOption[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({ value: id, title: name, children: nodeOptions(nodes, id) }));
}

/** Returns the nodes' names in one line; for a deleted node its number. */
export function nodeNames(nodes: readonly FlatNode[], ids: readonly number[]): string {
  return ids.map((id) => nodes.find((node) => node.id === id)?.name ?? `#${id}`).join('、');
}

/** A larger tree starts with its upper nodes closed, to avoid a long list. */
const MOST_OPEN = 60;

/** Returns the initially open nodes: all of a small tree, else the single root. */
export function openAtFirst(nodes: readonly FlatNode[]): number[] {
  const open = nodes.length <= MOST_OPEN ? nodes : nodes.filter(({ parentId }) => parentId === null);
  return nodes.length <= MOST_OPEN || open.length === 1 ? open.map(({ id }) => id) : [];
}
