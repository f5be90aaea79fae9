import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const AuthtradeView = browserPart(
  async () => (await import('../../../features/commerce/authtrade/authtrade-view.tsx')).AuthtradeView,
  PanelsSkeleton,
);

export const page = definePage({
  component: () => (
    <UserFrame title="授权套餐">
      <AuthtradeView />
    </UserFrame>
  ),
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '授权套餐' }),
});
