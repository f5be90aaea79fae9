import { BecomeGrapher } from '../../../../features/account/profile/become-grapher.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { useSessionState } from '../../../../shared/site-session.tsx';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const OwnCopies = browserPart(
  async () => (await import('../../../../features/library/works/copies/own-copies.tsx')).OwnCopies,
  PanelsSkeleton,
);

function OwnCopiesPage() {
  const { user } = useSessionState();
  const isPhotographer = user?.roles.includes('photographer') ?? false;
  return <UserFrame title="我的作品的翻版">{isPhotographer ? <OwnCopies /> : <BecomeGrapher />}</UserFrame>;
}

export const page = definePage({
  component: OwnCopiesPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的作品的翻版' }),
});
