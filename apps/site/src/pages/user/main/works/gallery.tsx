import { BecomeGrapher } from '../../../../features/account/profile/become-grapher.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { useSessionState } from '../../../../shared/site-session.tsx';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const AlbumWorks = browserPart(
  async () => (await import('../../../../features/library/works/albums/album-works.tsx')).AlbumWorks,
  PanelsSkeleton,
);

function AlbumWorksPage() {
  const { user } = useSessionState();
  const isPhotographer = user?.roles.includes('photographer') ?? false;
  return <UserFrame title="我的图集">{isPhotographer ? <AlbumWorks /> : <BecomeGrapher />}</UserFrame>;
}

export const page = definePage({
  component: AlbumWorksPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的图集' }),
});
