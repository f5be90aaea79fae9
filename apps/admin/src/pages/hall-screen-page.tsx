import { useParams } from 'react-router-dom';
import { HallScreen } from '../features/conference/hall-screen/hall-screen.tsx';
import { SignedInOnly } from '../features/site/shell/signed-in-only.tsx';
import { usePermissions } from '../shared/session/session-context.tsx';
import { Forbidden } from '../shared/states/forbidden.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const idPattern = /^[1-9]\d{0,8}$/;

/** A hall's big screen, without a frame. */
export function HallScreenPage() {
  const { id = '', roomId = '' } = useParams();
  if (!idPattern.test(id) || !idPattern.test(roomId)) return <NotFoundPage />;
  return (
    <SignedInOnly>
      <AllowedScreen key={`${id} ${roomId}`} conferenceId={Number(id)} roomId={Number(roomId)} />
    </SignedInOnly>
  );
}

function AllowedScreen(screen: { readonly conferenceId: number; readonly roomId: number }) {
  const permission = 'Pages.Conferences.Staff';
  const mayDo = usePermissions();
  return mayDo(permission) ? <HallScreen {...screen} /> : <Forbidden permission={permission} />;
}
