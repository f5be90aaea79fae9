import { useNavigate, useSearchParams } from 'react-router-dom';
import { photoPath } from '../../../shared/photo-path.ts';
import { previewerPath } from '../../../shared/previewer-path.ts';
import type { ViewerAddress } from './use-viewer-address.ts';

/** The viewer as a page of its own: the address always names the picture shown, and closing leads to that picture's page. */
export function usePreviewerAddress(shownId: number): Pick<ViewerAddress, 'shownId' | 'show' | 'close'> {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const album = query.get('album');
  return {
    shownId,
    show: (id) => void navigate(previewerPath(id, album ? Number(album) : undefined), { replace: true }),
    close: () => void navigate(photoPath(shownId), { replace: true }),
  };
}
