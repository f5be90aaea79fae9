import { afterCommit, type Database } from '../../../platform/database/database.ts';
import { defineTree, type Tree } from '../../../platform/tree/define-tree.ts';
import { forgetTrees } from '../catalogue/index.ts';

const onChange = (transaction: Database) => afterCommit(transaction, forgetTrees);

/** One of the two trees an editor arranges; they differ in their table and in the words of their errors. */
export type LibraryTree = Tree<'category' | 'region'>;

export const categories = defineTree({
  table: 'category',
  codes: {
    notFound: 'Category.NotFound',
    inUse: 'Category.InUse',
    cycle: 'Category.Cycle',
    nameTaken: 'Category.NameTaken',
  },
  onChange,
});

export const regions = defineTree({
  table: 'region',
  codes: { notFound: 'Region.NotFound', inUse: 'Region.InUse', cycle: 'Region.Cycle', nameTaken: 'Region.NameTaken' },
  onChange,
});
