import { imageSrcSet, imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { Dialog } from '@tuyuan/ui/dialog.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import type { KnownPicture } from './attention-list.tsx';

interface KnownDialogProps {
  readonly known: KnownPicture | undefined;
  onClose(): void;
}

/** Shows a picture that the library has already, published or not. */
export function KnownDialog({ known, onClose }: KnownDialogProps) {
  if (!known?.cover) return null;
  const { cover, no, title } = known;
  return (
    <Dialog isOpen title={[no, title].filter(Boolean).join(' · ')} width="860px" onClose={onClose}>
      <ProgressiveImage
        src={imageUrl(cover, 1280)}
        srcSet={imageSrcSet(cover)}
        sizes="(max-width: 892px) 100vw, 812px"
        alt={title || no}
        width={cover.width}
        height={cover.height}
        thumbhash={cover.thumbhash}
      />
    </Dialog>
  );
}
