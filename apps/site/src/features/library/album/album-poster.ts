import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { imagePath } from '@tuyuan/contract/resource-path.ts';
import { nameOf } from '../../../shared/photographer-paths.ts';
import type { PosterContent } from '../../../shared/poster/poster-content.ts';

/** The poster of an album with its cover; undefined for one without pictures. */
export function albumPoster(album: AlbumDetail, siteName: string): PosterContent | undefined {
  const { id, title, author, covers, imageCount, regionName } = album;
  const [cover] = covers;
  return (
    cover && {
      picture: { path: imagePath(cover, 1280), width: cover.width, height: cover.height },
      number: '',
      title,
      lines: [`${nameOf(author)} 的图集 · ${imageCount} 张`, regionName, siteName].filter(Boolean),
      path: `/gallery/detail?id=${id}`,
      codeNote: '扫码看图集',
    }
  );
}
