import { useGetUploadsQuery } from '@tuyuan/api-client/library/image-upload.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useUploadDesk } from '@tuyuan/upload/use-upload-desk.ts';
import { useRef } from 'react';
import { useSession } from '../../../shared/site-session.tsx';
import { UploadBoard } from './upload-board.tsx';
import { UploadSkeleton } from './upload-skeleton.tsx';

/** The page on which photographers upload pictures, fill in their details and hand them to review. */
export function UploadView() {
  const { data, isError, isFetching, refetch } = useGetUploadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const session = useSession();
  const hideToast = useRef<() => void>(undefined);
  const reload = () => void refetch();
  const desk = useUploadDesk({
    items: data?.items,
    userId: session.state.user?.id ?? 0,
    authorization: () => session.authorization,
    reload,
    onOffline: (retryNow) => {
      hideToast.current?.();
      hideToast.current = showToast({
        text: '网络断了，已传的都在；连上后自动接着传',
        action: { label: '现在重试', onPress: retryNow },
      });
    },
  });
  if (!data && isError) return <ErrorState isRetrying={isFetching} onRetry={reload} />;
  if (!data || !desk) return <UploadSkeleton />;
  return <UploadBoard desk={desk} items={data.items} limits={data.limits} reload={reload} />;
}
