import { advanceRevision } from '../../../platform/database/revision.repository.ts';
import { defineTree } from '../../../platform/tree/define-tree.ts';

/** The back office's menu. Each change advances its revision, which every caller's session reads. */
export const menus = defineTree({
  table: 'menu_item',
  codes: { notFound: 'Menu.NotFound', nameTaken: 'Menu.NameTaken', cycle: 'Menu.Cycle', inUse: 'Menu.InUse' },
  onChange: (transaction) => advanceRevision(transaction, 'menu'),
});
