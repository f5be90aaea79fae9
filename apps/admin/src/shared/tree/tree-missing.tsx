import { NotLoaded } from '../states/not-loaded.tsx';
import { PageLoading } from '../states/page-loading.tsx';

/** In the tree's place while it isn't there. */
export function TreeMissing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  return error === undefined ? <PageLoading /> : <NotLoaded noun="内容" error={error} onRetry={onRetry} />;
}
