// @vitest-environment happy-dom

import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import type { AlbumCard } from '@tuyuan/contract/library/album-data.ts';
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { LiveAlbums } from './live-albums.tsx';
import { LivePhotos } from './live-photos.tsx';

const photo: LivePhoto = {
  id: 1,
  imageId: 9,
  version: 'v',
  width: 900,
  height: 600,
  thumbhash: '',
  title: '湖畔晨拍',
  hall: '',
  author: '顾清和',
  shotAt: '2026-11-20T08:00:00',
  likes: 0,
};
const album: AlbumCard = {
  id: 31,
  title: '江南影像大会 · 现场 11-20',
  covers: [],
  author: { id: 4, userName: 'gu', nickName: '顾清和', avatar: '' },
  imageCount: 12,
  views: 3,
  likes: 0,
  regionName: '',
  publishedAt: null,
};

test('the wall is open to everybody by its address, and no live one after the end', async () => {
  await renderSite(<LivePhotos conference={{ id: 7, conferenceState: 6 }} />, {
    answers: { GetLivePhotos: { items: [photo], nextCursor: null } },
  });
  expect(find('h2').textContent).toBe('现场照片');
  expect(find('a[href="/meeting/live?id=7"]').textContent).toContain('看全部照片');
});

test('what the gallery published of a conference is led to', async () => {
  await renderSite(<LiveAlbums id={7} />, { answers: { GetLiveAlbums: { items: [album] } } });
  expect(find('a[href="/gallery/detail?id=31"]').textContent).toContain('江南影像大会 · 现场 11-20');
});
