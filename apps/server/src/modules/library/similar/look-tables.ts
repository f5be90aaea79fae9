import { openScanner } from '../../../platform/scan/open-scanner.ts';
import { ScanTables } from '../../../platform/scan/scan-tables.ts';
import { readCodeBlock, readNewCodes } from './region-look.repository.ts';

const workerFile = new URL('./look-scan-worker.ts', import.meta.url);

/** The looks of each library that is searched by picture, kept in memory while it is. */
export class LookTables extends ScanTables<Uint32Array, Uint32Array[]> {
  constructor() {
    super({
      open: () => openScanner(workerFile),
      readBlock: readCodeBlock,
      readNew: readNewCodes,
      keyOf: (wanted) => wanted.join(';'),
      preparing: 'PictureSearch.Preparing',
    });
  }
}
