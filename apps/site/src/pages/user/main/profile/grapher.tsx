import { BecomeGrapher } from '../../../../features/account/profile/become-grapher.tsx';
import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { useSessionState } from '../../../../shared/site-session.tsx';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const GrapherForm = browserPart(
  async () => (await import('../../../../features/account/profile/grapher-form.tsx')).GrapherForm,
  PanelsSkeleton,
);

function GrapherPage() {
  const { user } = useSessionState();
  const isPhotographer = user?.roles.includes('photographer') ?? false;
  return <UserFrame title="摄影师资料">{isPhotographer ? <GrapherForm /> : <BecomeGrapher />}</UserFrame>;
}

export const page = definePage({
  component: GrapherPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '摄影师资料' }),
});
