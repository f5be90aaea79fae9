import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { createGoods, setGoodsOnSale, stockGoods } from '../modules/commerce/index.ts';
import type { IngestDeps, TenantLibrary } from '../modules/library/index.ts';
import { storeMiscPicture } from '../modules/site/index.ts';
import { demoGoods } from './demo-mall.data.ts';
import { hasGoods } from './seed-orders.repository.ts';

const pictureSize = { width: 1168, height: 880, fit: 'inside' } as const;

/** Fills the mall with goods; once. `folder` holds the pictures. */
export async function seedMall(
  { storage, imaging }: Pick<IngestDeps, 'storage' | 'imaging'>,
  { db, schema }: TenantLibrary,
  folder: string,
): Promise<void> {
  if (await hasGoods(db)) return;
  for (const { file, stock, ...goods } of demoGoods) {
    // Another folder of demo pictures need not have it.
    const bytes = await readFile(join(folder, file)).catch(() => null);
    const picture =
      bytes === null
        ? ''
        : miscPath(await storeMiscPicture({ storage, imaging }, { schema }, { bytes, fileName: file }, pictureSize));
    const { id } = await createGoods(db, { ...goods, picture });
    await stockGoods(db, { id, change: stock });
    await setGoodsOnSale(db, { id, isOnSale: true });
  }
}
