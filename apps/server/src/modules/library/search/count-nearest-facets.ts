import type { SearchFacets } from '@tuyuan/contract/library/advance-image-search.ts';
import type { Database } from '../../../platform/database/database.ts';
import { facetDimensions, type ImageCriteria, selectedDimensions, withoutDimension } from './image-criteria.ts';
import { presentFacets } from './image-facets.ts';
import { countFacetsOf, type FacetRow } from './image-survey.repository.ts';

interface Nearest {
  images: readonly { imageId: number }[];
  isCut: boolean;
}

/** Counts what was found by nearness, each facet without its own selection, which takes a search of its own. */
export async function countNearestFacets(
  db: Database,
  criteria: ImageCriteria,
  found: Nearest,
  find: (criteria: ImageCriteria) => Promise<Nearest>,
): Promise<SearchFacets> {
  const idsOf = ({ images }: Nearest) => images.map(({ imageId }) => imageId);
  const selected = selectedDimensions(criteria.filter);
  const others = facetDimensions.filter((dimension) => !selected.includes(dimension));
  const facets: FacetRow[] = others.length === 0 ? [] : await countFacetsOf(db, idsOf(found), others);
  let facetsAreLowerBounds = found.isCut;
  for (const dimension of selected) {
    const open = await find(withoutDimension(criteria, dimension));
    facets.push(...(await countFacetsOf(db, idsOf(open), [dimension])));
    facetsAreLowerBounds ||= open.isCut;
  }
  return presentFacets(db, { facets, facetsAreLowerBounds });
}
