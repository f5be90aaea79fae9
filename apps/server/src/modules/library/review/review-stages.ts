import type { Database } from '../../../platform/database/database.ts';
import { settingNumber } from '../../site/index.ts';

/** Returns by how many people an image is approved before it is published: 1 or 2. */
export const reviewStages = (db: Database): Promise<number> => settingNumber(db, 'reviewStages');
