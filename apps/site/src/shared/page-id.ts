import { useSearchParams } from 'react-router-dom';
import { readWholeNumber } from './image-filter.ts';

const MAX_ID = 2_147_483_647;

/** The `id` of an address; undefined when it names none, so that the page is not a page. */
export function readPageId(query: URLSearchParams): number | undefined {
  return readWholeNumber(query.get('id'), 1, MAX_ID);
}

/** The `id` of the address shown. Pages whose id can't be read answer 404 before anything is rendered. */
export function usePageId(): number {
  const [query] = useSearchParams();
  return readPageId(query) ?? 0;
}
