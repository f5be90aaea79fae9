import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const SafetyView = browserPart(
  async () => (await import('../../../features/account/safety/safety-view.tsx')).SafetyView,
  PanelsSkeleton,
);

function SafetyPage() {
  return (
    <UserFrame title="账号安全">
      <SafetyView />
    </UserFrame>
  );
}

export const page = definePage({
  component: SafetyPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '账号安全' }),
});
