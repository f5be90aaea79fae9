import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { presentAuthor } from './author.presenter.ts';
import type { ImageCardRow } from './image-card.repository.ts';

export function presentImageCard(row: ImageCardRow): ImageCard {
  return {
    id: row.id,
    no: row.no,
    title: row.title,
    width: row.width,
    height: row.height,
    version: row.version,
    thumbhash: row.thumbhash,
    author: presentAuthor(row),
    regionName: row.region_name,
    unitPrice: row.unit_price,
    canUseAuthPay: row.can_use_auth_pay,
    likes: row.likes,
    views: row.views,
  };
}
