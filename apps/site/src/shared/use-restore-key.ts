import { useLocation } from 'react-router-dom';

/** Names this visit of this page: back and forward find the same one. For a grid's `restoreKey`. */
export function useRestoreKey(part = ''): string {
  const { key, pathname, search } = useLocation();
  return `${pathname}${search} ${key} ${part}`;
}
