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

/** A flat tree (parents before children or not) as the select's nested options, siblings in their given order. */
export function nodeOptions(nodes: readonly FlatNode[], parentId: number | null = null): NodeOption[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({ value: id, title: name, children: nodeOptions(nodes, id) }));
}

/** The nodes' names in one line; a node that is gone keeps its number. */
export function nodeNames(nodes: readonly FlatNode[], ids: readonly number[]): string {
  return ids.map((id) => nodes.find((node) => node.id === id)?.name ?? `#${id}`).join('、');
}

/** More nodes than this make a list to scroll through; those above stay closed then. */
const MOST_OPEN = 60;

/** The nodes a tree shows open before anybody touched it: all of a small tree, else the one everything is below. */
export function openAtFirst(nodes: readonly FlatNode[]): number[] {
  const open = nodes.length <= MOST_OPEN ? nodes : nodes.filter(({ parentId }) => parentId === null);
  return nodes.length <= MOST_OPEN || open.length === 1 ? open.map(({ id }) => id) : [];
}
