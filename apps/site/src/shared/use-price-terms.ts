import { useGetPriceTermsQuery } from '@tuyuan/api-client/library/image-price.ts';
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { useLibraryTrees } from './use-library-trees.ts';

interface Proposal {
  /** What the category, or the nearest above it with prices, proposes. */
  readonly proposed: LicencePrices | undefined;
  /** 「¥1.00 到 ¥100,000.00」; undefined until it is known. */
  readonly range: string | undefined;
}

/** Returns what an author may ask and what a category proposes. */
export function usePriceTerms(categoryId: number | null | undefined): Proposal {
  const { data: terms } = useGetPriceTermsQuery();
  const { categories } = useLibraryTrees();
  const path = categoryId
    ? [
        categoryId,
        ...categories
          .ancestorsOf(categoryId)
          .map(({ id }) => id)
          .toReversed(),
      ]
    : [];
  const [proposed] = path.flatMap((id) => terms?.defaults.find((each) => each.categoryId === id)?.prices ?? []);
  return { proposed, range: terms && `${formatPrice(terms.minimum)} 到 ${formatPrice(terms.maximum)}` };
}
