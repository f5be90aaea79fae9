import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const ExternalAccountPanel = browserPart(
  async () => (await import('../../../features/account/third-party/external-account-panel.tsx')).ExternalAccountPanel,
  PanelsSkeleton,
);

function ExternalAccountPage() {
  return (
    <UserFrame title="账号绑定">
      <ExternalAccountPanel />
    </UserFrame>
  );
}

export const page = definePage({
  component: ExternalAccountPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '账号绑定' }),
});
