import type { ImageCard } from '@tuyuan/contract/library/image.ts';

export function buildImageCard(id: number): ImageCard {
  return {
    id,
    no: `TY20261100${id}`,
    title: `图片 ${id}`,
    width: 1800,
    height: 1200,
    version: 'v',
    thumbhash: '',
    author: { id: 1, userName: 'zhou', nickName: '周砚秋', avatar: '' },
    regionName: '大理市',
    unitPrice: 4800,
    canUseAuthPay: false,
    likes: 0,
    views: 0,
  };
}
