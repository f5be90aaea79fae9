import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';

/** The two trees an editor arranges; they differ in their table and in the words of their errors. */
export interface TreeKind {
  table: 'category' | 'region';
  codes: { notFound: ErrorCode; inUse: ErrorCode; cycle: ErrorCode; nameTaken: ErrorCode };
}

export const categoryTreeKind: TreeKind = {
  table: 'category',
  codes: {
    notFound: 'Category.NotFound',
    inUse: 'Category.InUse',
    cycle: 'Category.Cycle',
    nameTaken: 'Category.NameTaken',
  },
};

export const regionTreeKind: TreeKind = {
  table: 'region',
  codes: { notFound: 'Region.NotFound', inUse: 'Region.InUse', cycle: 'Region.Cycle', nameTaken: 'Region.NameTaken' },
};
