import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

const Node = z.object({ id: z.int(), parentId: z.int().nullable(), name: z.string() });

/** Categories or regions with their ancestors. */
export class Tree {
  readonly #nodes: Map<number, z.infer<typeof Node>>;

  constructor(nodes: readonly z.infer<typeof Node>[]) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
  }

  has(id: number): boolean {
    return this.#nodes.has(id);
  }

  nameOf(id: number): string {
    return this.#nodes.get(id)?.name ?? '';
  }

  /** From the root down to the node itself; empty for null or an unknown id. */
  pathOf(id: number | null): number[] {
    const path: number[] = [];
    for (let node = id === null ? undefined : this.#nodes.get(id); node !== undefined && !path.includes(node.id); ) {
      path.unshift(node.id);
      node = node.parentId === null ? undefined : this.#nodes.get(node.parentId);
    }
    return path;
  }

  namesOf(id: number | null): string[] {
    return this.pathOf(id).map((step) => this.nameOf(step));
  }
}

export interface Trees {
  categories: Tree;
  regions: Tree;
}

const keptMs = 30_000;
const cache = new WeakMap<Database, { trees: Trees; readAt: number }>();

export async function readTrees(db: Database): Promise<Trees> {
  return {
    categories: new Tree(await many(db, Node, sql`SELECT id, parent_id, name FROM category`)),
    regions: new Tree(await many(db, Node, sql`SELECT id, parent_id, name FROM region`)),
  };
}

/** Reads at most every half minute, or at once when an id is not known yet: a renamed node may show its old name that long. */
export async function cachedTrees(
  db: Database,
  ids: { categories: readonly number[]; regions: readonly number[] },
): Promise<Trees> {
  const cached = cache.get(db);
  const isFresh =
    cached !== undefined &&
    performance.now() - cached.readAt < keptMs &&
    ids.categories.every((id) => cached.trees.categories.has(id)) &&
    ids.regions.every((id) => cached.trees.regions.has(id));
  if (isFresh) return cached.trees;
  const trees = await readTrees(db);
  cache.set(db, { trees, readAt: performance.now() });
  return trees;
}
