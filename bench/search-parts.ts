import type { SearchParts } from '@tuyuan/server/src/modules/library/index.ts';
import { loadAlbumCards, loadImageCards, loadPhotographerCards } from '@tuyuan/server/src/modules/library/index.ts';

/** The search as composed by the server. */
export const searchParts: SearchParts = {
  cards: { loadImageCards, loadAlbumCards, loadPhotographerCards },
  timeZone: 'Asia/Shanghai',
};
