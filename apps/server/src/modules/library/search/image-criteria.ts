import type { ImageFilter, Orientation, SearchColour } from '@tuyuan/contract/library/image.ts';
import { orientations, searchColours } from '@tuyuan/contract/library/image.ts';
import { faceParts } from './face-filters.ts';
import { facetKinds } from './facet-kinds.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { parseExactQuery } from './parse-search-query.ts';
import { facetTsquery, imageNoTsquery, wordsTsquery } from './search-tsquery.ts';

/** Filters whose values are counted beside the result, each without its own selection. */
export const facetDimensions = ['categories', 'regions', 'orientations', 'colours', 'years'] as const;
export type FacetDimension = (typeof facetDimensions)[number];

/** An image search, parsed and resolved, as it is put to the index. */
export interface ImageCriteria {
  keyword: SearchQuery;
  title: SearchQuery;
  description: SearchQuery;
  /** True when the text has no searchable word. */
  findsNothing: boolean;
  /** Photographers that match the author filter; null without such a filter. */
  authorIds: readonly number[] | null;
  filter: ImageFilter;
}

export function readCriteria(
  filter: ImageFilter,
  keyword: SearchQuery,
  authorIds: readonly number[] | null,
): ImageCriteria {
  const title = parseExactQuery(filter.title);
  const description = parseExactQuery(filter.description);
  const isEmpty = (text: string, query: SearchQuery) => text.trim() !== '' && query.words.length === 0;
  const findsNothing =
    isEmpty(filter.keyword, keyword) ||
    isEmpty(filter.title, title) ||
    isEmpty(filter.description, description) ||
    (filter.no !== '' && imageNoTsquery(filter.no) === '') ||
    authorIds?.length === 0;
  return { keyword, title, description, findsNothing, authorIds, filter };
}

function yearsBetween(from: string | undefined, to: string | undefined): number[] {
  if (from === undefined || to === undefined) return [];
  const first = Number(from.slice(0, 4));
  const length = Number(to.slice(0, 4)) - first + 1;
  return length > 0 && length <= 30 ? Array.from({ length }, (_, index) => first + index) : [];
}

function facetPart(kind: string, values: readonly (string | number)[]): string[] {
  return values.length === 0 ? [] : [facetTsquery(kind, values)];
}

function dimensionPart(filter: ImageFilter, dimension: FacetDimension): string[] {
  switch (dimension) {
    case 'categories':
      return facetPart(facetKinds.category, filter.categoryIds);
    case 'regions':
      return facetPart(facetKinds.region, filter.regionIds);
    case 'orientations':
      return facetPart(facetKinds.orientation, filter.orientations);
    case 'colours':
      return facetPart(facetKinds.colour, filter.colours);
    case 'years':
      return facetPart(facetKinds.year, filter.years);
  }
}

/** Dimensions with a selection. */
export function selectedDimensions(filter: ImageFilter): FacetDimension[] {
  return facetDimensions.filter((dimension) => dimensionPart(filter, dimension).length > 0);
}

/** Returns the criteria without the selection of a dimension. */
export function withoutDimension(criteria: ImageCriteria, dimension: FacetDimension): ImageCriteria {
  const open: Record<FacetDimension, Partial<ImageFilter>> = {
    categories: { categoryIds: [] },
    regions: { regionIds: [] },
    orientations: { orientations: [] },
    colours: { colours: [] },
    years: { years: [] },
  };
  return { ...criteria, filter: { ...criteria.filter, ...open[dimension] } };
}

/** Returns every condition a `tsquery` can express, without the selection of `except`; "" when none is left. */
export function criteriaTsquery(criteria: ImageCriteria, except?: FacetDimension): string {
  const { filter } = criteria;
  const parts = [
    wordsTsquery(criteria.keyword),
    wordsTsquery(criteria.title, 'A'),
    wordsTsquery(criteria.description, 'D'),
    filter.no === '' ? '' : imageNoTsquery(filter.no),
    ...facetPart(facetKinds.author, criteria.authorIds ?? []),
    ...facetPart(facetKinds.author, filter.photographerId === undefined ? [] : [filter.photographerId]),
    ...facetPart(facetKinds.album, filter.albumId === undefined ? [] : [filter.albumId]),
    ...(filter.isFree === true ? [facetTsquery(facetKinds.free, [''])] : []),
    ...(filter.canUseAuthPay === true ? [facetTsquery(facetKinds.authPay, [''])] : []),
    ...facetPart(facetKinds.year, yearsBetween(filter.takenFrom, filter.takenTo)),
    ...faceParts(filter),
    ...facetDimensions
      .filter((dimension) => dimension !== except)
      .flatMap((dimension) => dimensionPart(filter, dimension)),
  ];
  return parts.filter((part) => part !== '').join(' & ');
}

export function orientationIndex(orientation: Orientation): number {
  return orientations.indexOf(orientation);
}

/** Returns one bit per colour, in the contract's order; unknown names are omitted. */
export function colourBits(colours: readonly string[]): number {
  return searchColours.reduce((bits, colour, index) => (colours.includes(colour) ? bits | (1 << index) : bits), 0);
}

export function coloursOf(bits: number): SearchColour[] {
  return searchColours.filter((_, index) => (bits & (1 << index)) !== 0);
}
