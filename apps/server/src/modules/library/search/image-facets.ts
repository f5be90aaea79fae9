import type { SearchFacets } from '@tuyuan/contract/library/advance-image-search.ts';
import { orientations, searchColours } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import { coloursOf, type FacetDimension } from './image-criteria.ts';
import type { FacetRow, ImageSurvey } from './image-survey.repository.ts';
import { cachedTrees, type Tree } from './tree.repository.ts';

function counted<Value>(rows: readonly FacetRow[], valuesOf: (value: number) => readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const row of rows) {
    if (row.value === null) continue;
    for (const value of valuesOf(row.value)) counts.set(value, (counts.get(value) ?? 0) + row.count);
  }
  return counts;
}

function treeFacet(rows: readonly FacetRow[], tree: Tree): SearchFacets['categories'] {
  return Array.from(
    counted(rows, (id) => tree.pathOf(id)),
    ([id, count]) => ({ id, name: tree.nameOf(id), count }),
  ).sort((a, b) => b.count - a.count || a.id - b.id);
}

function valueFacet<Value>(
  counts: Map<Value, number>,
  order: (a: Value, b: Value) => number,
): { value: Value; count: number }[] {
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => order(a.value, b.value));
}

/** Returns counts by value; a tree node includes its descendants' images. Values without images are omitted. */
export async function presentFacets(
  db: Database,
  survey: Pick<ImageSurvey, 'facets' | 'facetsAreLowerBounds'>,
): Promise<SearchFacets> {
  const rowsOf = (dimension: FacetDimension) => survey.facets.filter((row) => row.dimension === dimension);
  const idsOf = (dimension: FacetDimension) =>
    rowsOf(dimension).flatMap((row) => (row.value === null ? [] : [row.value]));
  const trees = await cachedTrees(db, { categories: idsOf('categories'), regions: idsOf('regions') });
  const orientationsFound = counted(rowsOf('orientations'), (index) => orientations.slice(index, index + 1));
  return {
    categories: treeFacet(rowsOf('categories'), trees.categories),
    regions: treeFacet(rowsOf('regions'), trees.regions),
    orientations: valueFacet(orientationsFound, (a, b) => orientations.indexOf(a) - orientations.indexOf(b)),
    colours: valueFacet(
      counted(rowsOf('colours'), coloursOf),
      (a, b) => searchColours.indexOf(a) - searchColours.indexOf(b),
    ),
    years: valueFacet(
      counted(rowsOf('years'), (year) => [year]),
      (a, b) => b - a,
    ),
    countsAreLowerBounds: survey.facetsAreLowerBounds,
  };
}
