import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import type { ImageCard, ImageDetail } from '@tuyuan/contract/library/image.ts';
import type { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';

const author = { id: 8, userName: 'hezhiyuan', nickName: '和志远', avatar: '' };

export function imageCard(changes: Partial<ImageCard> = {}): ImageCard {
  return {
    id: 5,
    no: 'TY202611000005',
    title: '梅里雪山日照金山',
    width: 6000,
    height: 4000,
    version: 'v5',
    thumbhash: '2DcGHYQ0aGefiIghmYaGg4dqgPYY',
    author,
    regionName: '德钦县',
    unitPrice: 5800,
    canUseAuthPay: true,
    likes: 57,
    views: 681,
    ...changes,
  };
}

export function imageDetail(changes: Partial<ImageDetail> = {}): ImageDetail {
  return {
    ...imageCard(),
    description: '等了四个早晨，云终于让开。',
    labels: [{ id: 1, name: '雪山' }],
    category: { id: 2, name: '雪山' },
    regions: [
      { id: 1, name: '云南省' },
      { id: 2, name: '德钦县' },
    ],
    album: null,
    takenAt: '2023-11-28T07:48:01',
    publishedAt: '2026-11-20T22:13:51',
    bytes: 1_572_864,
    format: 'jpeg',
    camera: {
      make: 'Fujifilm',
      model: 'X-T5',
      lens: 'XF 16-55',
      aperture: 8,
      exposure: 0.004,
      iso: 100,
      focalLength: 24,
    },
    position: null,
    palette: [{ hex: '#38385f', share: 0.4, colour: 'blue' }],
    orientation: 'landscape',
    copyright: '',
    prices: { editorial: 5800, commercial: 23_200, extended: 58_000 },
    collects: 17,
    downloads: 9,
    abilities: { edit: false, downloadOriginal: false },
    ...changes,
  };
}

export function albumDetail(changes: Partial<AlbumDetail> = {}): AlbumDetail {
  return {
    id: 1,
    title: '日照金山',
    covers: [],
    author,
    imageCount: 3,
    views: 6949,
    likes: 554,
    regionName: '迪庆州',
    publishedAt: '2026-11-20T22:13:51',
    description: '雪山在一天里最短也最亮的几分钟。',
    category: null,
    collects: 320,
    ...changes,
  };
}

export function photographerInfo(changes: Partial<PhotographerInfo> = {}): PhotographerInfo {
  return {
    author,
    isCertified: true,
    albumCount: 1,
    imageCount: 7,
    personalBackground: '',
    personalSign: '在玉龙雪山脚下长大，拍了二十年雪线。',
    introduction: '纳西族，丽江玉龙人。',
    regionName: '玉龙县',
    unitName: '丽江市摄影家协会',
    units: [],
    rank: 6,
    viewCount: 35_311,
    likeCount: 1568,
    followerCount: 9126,
    joinedAt: '2018-11-08T09:00:00',
    ...changes,
  };
}
