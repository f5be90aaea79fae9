import { StorageView } from '../features/site/storage/storage-view.tsx';

export function StoragePage() {
  return <StorageView />;
}
