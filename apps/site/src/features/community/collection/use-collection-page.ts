import { useSearchParams } from 'react-router-dom';

export const collectionPageSize = 24;

/** What the address asks for: a folder, or 0 for what lies in none, and a page. */
export function useCollectionPage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const folder = query.get('folder');
  const folderId = folder !== null && /^\d{1,9}$/.test(folder) ? Number(folder) : undefined;
  const wanted = { skipCount: (page - 1) * collectionPageSize, maxResultCount: collectionPageSize };
  return { page, folderId, wanted: { ...wanted, ...(folderId !== undefined && { folderId }) } };
}
