import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { BecomeGrapher } from '../../../../features/account/profile/become-grapher.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { useSessionState } from '../../../../shared/site-session.tsx';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const PhotoWorks = browserPart(
  async () => (await import('../../../../features/library/works/photos/photo-works.tsx')).PhotoWorks,
  PanelsSkeleton,
);

function PhotoWorksPage() {
  const { user } = useSessionState();
  if (!user?.roles.includes('photographer'))
    return (
      <UserFrame title="我的图片">
        <BecomeGrapher />
      </UserFrame>
    );
  const upload = (
    <ButtonLink kind="primary" icon="upload" href="/user/upload">
      上传图片
    </ButtonLink>
  );
  return (
    <UserFrame title="我的图片" tools={upload}>
      <PhotoWorks />
    </UserFrame>
  );
}

export const page = definePage({
  component: PhotoWorksPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的图片' }),
});
