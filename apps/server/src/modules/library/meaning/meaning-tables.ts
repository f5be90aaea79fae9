import { openScanner } from '../../../platform/scan/open-scanner.ts';
import { ScanTables } from '../../../platform/scan/scan-tables.ts';
import { readMeaningBlock, readNewMeanings } from './image-meaning.repository.ts';
import type { WantedMeaning } from './meaning-table.ts';
import { modelKey, type TextImageModel } from './text-image-model.ts';

const workerFile = new URL('./meaning-scan-worker.ts', import.meta.url);

/** What each library’s images mean to the model, kept in memory while they are searched. */
export class MeaningTables extends ScanTables<Int8Array, WantedMeaning> {
  constructor(model: Pick<TextImageModel, 'name' | 'dimensions'>) {
    const key = modelKey(model);
    super({
      open: () => openScanner(workerFile, { dimensions: model.dimensions }),
      readBlock: (db, afterId) => readMeaningBlock(db, key, afterId),
      readNew: (db, since) => readNewMeanings(db, key, since),
      keyOf: ({ vector, least }) => `${least} ${vector}`,
      preparing: 'MeaningSearch.Preparing',
    });
  }
}
