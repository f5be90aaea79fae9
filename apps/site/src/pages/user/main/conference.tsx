import { browserPart } from '../../../shared/browser-part.tsx';
import { definePage } from '../../../shared/page.ts';
import { PanelsSkeleton } from '../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

const MyConferences = browserPart(
  async () => (await import('../../../features/conference/conference/my-conferences.tsx')).MyConferences,
  PanelsSkeleton,
);

function ConferencesPage() {
  return (
    <UserFrame title="我的会议">
      <MyConferences />
    </UserFrame>
  );
}

export const page = definePage({
  component: ConferencesPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '我的会议' }),
});
