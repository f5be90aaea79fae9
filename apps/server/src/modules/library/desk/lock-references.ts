import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockCategory, lockRegion } from './reference.repository.ts';

/** Throws `Category.NotFound` or `Region.NotFound`; what is there stays until the transaction ends. */
export async function lockReferences(
  transaction: Database,
  { categoryId, regionId }: { categoryId?: number | null | undefined; regionId?: number | null | undefined },
): Promise<void> {
  if (categoryId != null && !(await lockCategory(transaction, categoryId))) throw new AppError('Category.NotFound');
  if (regionId != null && !(await lockRegion(transaction, regionId))) throw new AppError('Region.NotFound');
}
