import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { within } from '../../../platform/within.ts';
import { MeaningTables } from './meaning-tables.ts';
import { quantise } from './quantise.ts';
import type { TextImageModel } from './text-image-model.ts';

interface Library {
  db: Database;
  schema: string;
}

interface NearestOptions {
  limit: number;
  among: readonly number[] | null;
  /** How long a search waits for the model and for the vectors to be read. */
  patienceMs: number;
}

/** Finds images by what is on them. */
export interface MeaningSearch {
  /** Returns the ids of the images nearest to the text, the nearest first. Throws `MeaningSearch.Preparing` after that time. */
  nearest(library: Library, text: string, options: NearestOptions): Promise<number[]>;
  close(): Promise<void>;
}

/** Of the last searches the vectors are kept, for their following pages and other filters. */
const maxTexts = 500;

/** Keeps each library’s vectors in memory while it is searched: those of a million images take 514 MB and a scan of 0.7 s. */
export function openMeaningSearch(model: TextImageModel): MeaningSearch {
  const tables = new MeaningTables(model);
  const texts = new Map<string, Promise<Int8Array>>();

  async function describe(text: string): Promise<Int8Array> {
    try {
      const [vector] = await model.describeTexts([text]);
      return quantise(vector ?? new Float32Array(model.dimensions));
    } catch (cause) {
      texts.delete(text);
      throw new Error('The text-image model can’t read a text.', { cause });
    }
  }

  function vectorOf(text: string): Promise<Int8Array> {
    const known = texts.get(text);
    if (known) return known;
    const coming = describe(text);
    // Asked for by nobody any more, where it took too long.
    coming.catch(() => undefined);
    texts.set(text, coming);
    const [oldest] = texts.keys();
    if (texts.size > maxTexts && oldest !== undefined) texts.delete(oldest);
    return coming;
  }

  return {
    async nearest(library, text, { patienceMs, ...options }) {
      const until = performance.now() + patienceMs;
      tables.warm(library);
      const late = () => new AppError('MeaningSearch.Preparing', { retryAfter: 5 });
      const vector = await within(vectorOf(text), patienceMs, late);
      const wanted = { vector, least: model.minLikeness };
      const left = Math.max(0, until - performance.now());
      return tables.nearest(library, wanted, { ...options, patienceMs: left });
    },
    close: () => tables.close(),
  };
}
