import { WaitingCount } from '../waiting-count.tsx';
import { useWaiting } from './use-waiting.ts';

/** How much waits on the pages of a menu entry, beside its name. It asks itself, because the menu isn't drawn anew for a number. */
export function MenuWaiting({ pages }: { readonly pages: readonly string[] }) {
  const { onPages } = useWaiting();
  return <WaitingCount count={onPages(pages)} />;
}
