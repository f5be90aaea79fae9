import { browserPart } from '../../../../shared/browser-part.tsx';
import { definePage } from '../../../../shared/page.ts';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { UserFrame } from '../../../../shared/user-centre/user-frame.tsx';

const ProfileForm = browserPart(
  async () => (await import('../../../../features/account/profile/profile-form.tsx')).ProfileForm,
  PanelsSkeleton,
);

function ProfilePage() {
  return (
    <UserFrame title="个人资料">
      <ProfileForm />
    </UserFrame>
  );
}

export const page = definePage({
  component: ProfilePage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '个人资料' }),
});
