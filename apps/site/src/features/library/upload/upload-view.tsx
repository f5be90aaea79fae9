import { useGetUploadsQuery } from '@tuyuan/api-client/library/image-upload.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useUploadDesk } from '@tuyuan/upload/desk/use-upload-desk.ts';
import { useSession } from '../../../shared/site-session.tsx';
import { useOfflineNote } from '../../../shared/use-offline-note.ts';
import { UploadBoard } from './upload-board.tsx';
import { UploadSkeleton } from './upload-skeleton.tsx';

/** The page on which photographers upload pictures, fill in their details and hand them to review. */
export function UploadView() {
  const { data, isError, isFetching, refetch } = useGetUploadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const reload = () => void refetch();
  const session = useSession();
  const userId = session.state.user?.id ?? 0;
  const desk = useUploadDesk({ session, userId, items: data?.items, reload, onOffline: useOfflineNote() });
  if (!data && isError) return <ErrorState isRetrying={isFetching} onRetry={reload} />;
  if (!data || !desk) return <UploadSkeleton />;
  return <UploadBoard desk={desk} items={data.items} limits={data.limits} reload={reload} />;
}
