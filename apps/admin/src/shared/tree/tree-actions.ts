import type { NodeMove } from './tree-plan.ts';

/** What can be done with a tree; each rejects with the call's failure. Undefined where the permission isn't held. */
export interface TreeActions<Node> {
  readonly create: ((node: { name: string; parentId: number | null }) => Promise<{ id: number }>) | undefined;
  readonly rename: ((node: Node, name: string) => Promise<unknown>) | undefined;
  readonly move: ((move: NodeMove) => Promise<unknown>) | undefined;
  readonly remove: ((node: Node) => Promise<unknown>) | undefined;
}

/** What the tree's questions say beside the node's name. */
export interface TreeWords<Node> {
  /** What moves along to another parent. */
  moveNote(node: Node): string;
  /** What stands in the way of deleting, or goes with it. */
  removalNote(node: Node): string;
}
