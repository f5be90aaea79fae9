import { decorationSources, imageSrcSet, imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';

interface CoverPictureProps {
  readonly cover: Cover;
  readonly sizes: string;
  /** Alternative text; "" if a title beside the picture already says it. */
  readonly alt?: string;
  readonly isEager?: boolean;
  /** Whether editors chose it for this place: cut to it, and marked in a corner only. */
  readonly isDecoration?: boolean;
  readonly widest?: 320 | 640 | 1280 | 1600;
  readonly className?: string | undefined;
}

/** Shows a cover that fills its container. */
export function CoverPicture(props: CoverPictureProps) {
  const { cover, sizes, alt = '', isEager = false, isDecoration = false, widest = 1280, className } = props;
  const sources = isDecoration
    ? decorationSources(cover)
    : { src: imageUrl(cover, 640), srcSet: imageSrcSet(cover, widest) };
  return (
    <ProgressiveImage
      {...sources}
      sizes={sizes}
      alt={alt}
      width={cover.width}
      height={cover.height}
      thumbhash={cover.thumbhash}
      isEager={isEager}
      fillsBox
      className={className}
    />
  );
}
