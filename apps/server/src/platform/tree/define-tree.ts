import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction, isUniqueViolation } from '../database/database.ts';
import { databaseErrorOf } from '../database/database-fault.ts';
import { arrangeSiblings, deleteNode, findLinks, lockTree } from './tree.repository.ts';

export interface TreeMove {
  id: number;
  /** Null for the root. */
  parentId: number | null;
  /** Place among the new siblings; past the end means last. */
  index: number;
}

interface TreeDefinition<Table extends string> {
  /** Has `id`, `parent_id` (restricting deletion), `position` and a unique index `<table>_sibling_name`. */
  table: Table;
  codes: Record<'notFound' | 'nameTaken' | 'cycle' | 'inUse', ErrorCode>;
  /** Called in the transaction of each change, before it. */
  onChange?: (transaction: Database) => unknown;
}

export interface Tree<Table extends string = string> {
  readonly table: Table;
  readonly codes: TreeDefinition<Table>['codes'];
  /** Runs one change in a transaction while no other one runs. Throws `nameTaken` for a sibling of the same name. */
  change<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result>;
  /** Throws `notFound`; the root, null, is always there. */
  assertNode(db: Database, id: number | null): Promise<void>;
  /** Moves a node with all below it, within `change`; returns whether its parent is another now. Throws `notFound` and `cycle`. */
  move(transaction: Database, move: TreeMove): Promise<boolean>;
  /** Throws `notFound`, and `inUse` while another row refers to the node. */
  delete(transaction: Database, id: number): Promise<void>;
}

/** Defines a tree that editors arrange: what every such tree checks and locks, over its own table and with its own error codes. */
export function defineTree<Table extends string>({ table, codes, onChange }: TreeDefinition<Table>): Tree<Table> {
  return {
    table,
    codes,
    async change(db, work) {
      try {
        return await inTransaction(db, async (transaction) => {
          await lockTree(transaction, table);
          await onChange?.(transaction);
          return work(transaction);
        });
      } catch (cause) {
        if (!isUniqueViolation(cause, `${table}_sibling_name`)) throw cause;
        const { message } = errorCatalogue[codes.nameTaken];
        throw new AppError(codes.nameTaken, { cause, validationErrors: [{ message, members: ['name'] }] });
      }
    },
    async assertNode(db, id) {
      const links = id === null ? [] : await findLinks(db, table);
      if (id !== null && !links.some((link) => link.id === id)) throw new AppError(codes.notFound);
    },
    async move(transaction, { id, parentId, index }) {
      const links = await findLinks(transaction, table);
      const parentOf = new Map(links.map((link) => [link.id, link.parentId]));
      const before = parentOf.get(id);
      if (before === undefined || (parentId !== null && !parentOf.has(parentId))) throw new AppError(codes.notFound);
      for (let above = parentId; above !== null; above = parentOf.get(above) ?? null)
        if (above === id) throw new AppError(codes.cycle);
      const siblings = links.filter((link) => link.parentId === parentId && link.id !== id).map((link) => link.id);
      await arrangeSiblings(transaction, table, parentId, siblings.toSpliced(index, 0, id));
      return before !== parentId;
    },
    async delete(transaction, id) {
      const isDeleted = await deleteNode(transaction, table, id).catch((cause: unknown) => {
        throw databaseErrorOf(cause)?.code === '23503' ? new AppError(codes.inUse, { cause }) : cause;
      });
      if (!isDeleted) throw new AppError(codes.notFound);
    },
  };
}
