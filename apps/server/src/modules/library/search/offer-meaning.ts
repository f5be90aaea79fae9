import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages as searchImagesEndpoint } from '@tuyuan/contract/library/advance-image-search.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { within } from '../../../platform/within.ts';
import { fewHits } from './relaxations.ts';
import { criteriaByMeaning, findByMeaning, type ImagesByMeaning } from './search-by-meaning.ts';
import { searchQueue } from './search-queue.ts';

type Input = InputOf<typeof searchImagesEndpoint>;
type Output = OutputOf<typeof searchImagesEndpoint>;

/** A search by words waits no longer for what is merely offered beside it. */
const patienceMs = 1000;
const late = () => new AppError('MeaningSearch.Preparing', { retryAfter: 5 });

function isWanted(input: Input, { dropped, corrected, totalCount }: Output): boolean {
  const isFirstPage = input.cursor === undefined && input.skipCount === 0;
  const isAsTyped = dropped.length === 0 && corrected === null;
  return isFirstPage && input.withFacets && !input.exact && !(isAsTyped && totalCount >= fewHits);
}

async function withOffer(search: ImagesByMeaning, input: Input, found: Output): Promise<Output> {
  const criteria = await criteriaByMeaning(search, input);
  if (criteria === null) return found;
  const { images } = await findByMeaning(search, criteria, input, patienceMs);
  const shown = new Set(found.items.map(({ id }) => id));
  const gain = images.filter(({ imageId }) => !shown.has(imageId)).length;
  if (gain === 0) return found;
  return { ...found, relaxations: [{ condition: 'meaning', word: null, gain }, ...found.relaxations] };
}

/**
 * Returns what tells, where the words find few images or not all of them count, how many more are found by what is on
 * them. While `atOnce` offers are being worked out, a failing model's included, there are no others.
 */
export function meaningOffers(atOnce: number, onFailure: (error: unknown) => void) {
  const working = searchQueue(atOnce);
  return async (search: ImagesByMeaning, input: Input, found: Output): Promise<Output> => {
    if (!isWanted(input, found) || working.activeCount >= atOnce) return found;
    // Keeps its place until it is through, also when the search has gone on without it.
    const offer = working(() => withOffer(search, input, found));
    return within(offer, patienceMs, late).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'MeaningSearch.Preparing')) onFailure(error);
      return found;
    });
  };
}
