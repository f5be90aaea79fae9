import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';

export const photoShot = (id: number, shotAt: string, hall = ''): LivePhoto => ({
  id,
  imageId: id,
  version: 'v',
  width: 900,
  height: 600,
  thumbhash: '',
  title: `照片 ${id}`,
  hall,
  author: '顾清和',
  shotAt,
  likes: 3,
});

export const survey = {
  title: '江南影像大会',
  isOver: false,
  totalCount: 1,
  foundCount: 1,
  halls: [],
  halfHours: [],
};

export const noMarks = { liked: [], collected: [], reported: [], originals: [] };

/** Returns the server's answers for a wall with one photo. */
export const wallAnswers = (): Record<string, unknown> => ({
  GetLiveWall: survey,
  GetLivePhotos: { items: [photoShot(1, '2026-11-20T08:00:00')], nextCursor: null },
  GetLiveMarks: noMarks,
});
