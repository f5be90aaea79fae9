import type { Attachment } from '@tuyuan/contract/conference-material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { lazy, Suspense } from 'react';
import { Facts } from '../../shared/layout/facts.tsx';

const PictureViewer = lazy(async () => ({
  default: (await import('../../shared/picture/picture-viewer.tsx')).PictureViewer,
}));

export interface ShownPicture {
  readonly material: Attachment;
  readonly address: string;
}

interface MaterialPictureProps {
  readonly picture: ShownPicture | null;
  onClose(): void;
}

/** A file that is a picture, over the page it is listed on. */
export function MaterialPicture({ picture, onClose }: MaterialPictureProps) {
  if (picture === null) return null;
  const { title, session, bytes } = picture.material;
  return (
    <Suspense>
      <PictureViewer
        pictures={[{ title, address: picture.address }]}
        index={0}
        total={1}
        facts={
          <Facts>
            {session?.title}
            {formatFileSize(bytes)}
          </Facts>
        }
        onTurn={() => {}}
        onClose={onClose}
      />
    </Suspense>
  );
}
