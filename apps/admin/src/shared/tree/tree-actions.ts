import type { NodeMove } from './tree-plan.ts';

/** Actions on a tree; each rejects with the call's failure. Undefined without permission. */
export interface TreeActions<Node> {
  readonly create: ((node: { name: string; parentId: number | null }) => Promise<{ id: number }>) | undefined;
  readonly rename: ((node: Node, name: string) => Promise<unknown>) | undefined;
  readonly move: ((move: NodeMove) => Promise<unknown>) | undefined;
  readonly remove: ((node: Node) => Promise<unknown>) | undefined;
}

/** Texts of the tree's questions beside the node's name. */
export interface TreeWords<Node> {
  /** Returns what moves along to another parent. */
  moveNote(node: Node): string;
  /** Returns what prevents deletion, or is deleted too. */
  removalNote(node: Node): string;
}
