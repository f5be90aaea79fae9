import { NotAPhotographer } from '../../features/library/upload/not-a-photographer.tsx';
import { UploadSkeleton } from '../../features/library/upload/upload-skeleton.tsx';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { useSessionState } from '../../shared/site-session.tsx';

const UploadView = browserPart(
  async () => (await import('../../features/library/upload/upload-view.tsx')).UploadView,
  UploadSkeleton,
);

function UploadPage() {
  const { user } = useSessionState();
  return user?.roles.includes('photographer') ? <UploadView /> : <NotAPhotographer />;
}

export const page = definePage({
  component: UploadPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '上传图片' }),
});
