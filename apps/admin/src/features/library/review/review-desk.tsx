import { useSearchParams } from 'react-router-dom';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { AlbumDesk } from './album-desk.tsx';
import type { DeskTab } from './desk-bar.tsx';
import { ImageDesk } from './image-desk.tsx';

const tabs: readonly DeskTab[] = ['first', 'second', 'appeal', 'albums'];

/** Review of pictures and albums; the queue is in the address. */
export function ReviewDesk() {
  const [query, setQuery] = useSearchParams();
  const mayDo = usePermissions();
  const wanted = tabs.find((tab) => tab === query.get('queue')) ?? 'first';
  const tab = mayDo('Pages.Images.Review') ? wanted : 'albums';
  const onTab = (next: DeskTab) => setQuery(next === 'first' ? {} : { queue: next });
  return tab === 'albums' ? <AlbumDesk onTab={onTab} /> : <ImageDesk key={tab} queue={tab} onTab={onTab} />;
}
