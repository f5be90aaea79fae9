import { useSearchParams } from 'react-router-dom';

const MAX_ID = 2_147_483_647;

/** The `id` of an address, or what `name` says; undefined when it names none, so that the page is not a page. */
export function readPageId(query: URLSearchParams, name = 'id'): number | undefined {
  const text = query.get(name) ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/** Returns the `id` of the current address. Pages with an unreadable id answer 404 before anything is rendered. */
export function usePageId(): number {
  const [query] = useSearchParams();
  return readPageId(query) ?? 0;
}
