import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { lazy, Suspense } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { useMaterialAddress } from './use-material-address.ts';
import { usePictureStep } from './use-picture-step.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('../../../shared/picture/picture-viewer.tsx')).PictureViewer,
}));

/** Shows the opened file over the page if it is a picture. */
export function MaterialPicture({ items }: { readonly items: readonly Attachment[] }) {
  const { pictureId, look } = usePictureStep();
  const material = items.find(({ id, type }) => id === pictureId && type === 'image');
  return material && <OpenPicture key={material.id} material={material} onClose={() => look(null)} />;
}

interface OpenPictureProps {
  readonly material: Attachment;
  onClose(): void;
}

function OpenPicture({ material, onClose }: OpenPictureProps) {
  const { title, session, bytes } = material;
  const { address, fault, askAgain } = useMaterialAddress(material);
  return (
    <Suspense>
      <PictureViewer
        pictures={[{ title, address, fault }]}
        index={0}
        total={1}
        facts={
          <Facts>
            {session?.title}
            {formatFileSize(bytes)}
          </Facts>
        }
        onTurn={() => {}}
        onRetry={askAgain}
        onClose={onClose}
      />
    </Suspense>
  );
}
