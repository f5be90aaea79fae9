import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { photoPath } from '../../../shared/photo-path.ts';
import { nameOf } from '../../../shared/photographer-paths.ts';
import type { PosterContent } from '../../../shared/poster/poster-content.ts';

/** The poster of one image: author, number and site. */
export function photoPoster(image: ImageDetail, siteName: string): PosterContent {
  const { id, no, title, author, regions, width, height } = image;
  const place = regions.map(({ name }) => name).join('');
  return {
    picture: { path: imagePath(image, 1280), width, height },
    number: '',
    title,
    lines: [`${nameOf(author)} 摄影`, place, `${siteName} · ${no}`].filter(Boolean),
    path: photoPath(id),
    codeNote: '扫码看大图与授权',
  };
}
