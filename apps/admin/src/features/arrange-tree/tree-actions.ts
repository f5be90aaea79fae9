import type { ManagedNode } from '@tuyuan/contract/tree-management.ts';
import type { NodeMove } from './tree-plan.ts';

/** What can be done with a tree; each rejects with the call's failure. Undefined where the permission isn't held. */
export interface TreeActions {
  readonly create: ((node: { name: string; parentId: number | null }) => Promise<ManagedNode>) | undefined;
  readonly update: ((node: { id: number; name: string; description: string }) => Promise<unknown>) | undefined;
  readonly move: ((move: NodeMove) => Promise<unknown>) | undefined;
  readonly remove: ((id: number) => Promise<unknown>) | undefined;
}
