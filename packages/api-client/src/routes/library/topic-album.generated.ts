// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/topic-album.ts';
import type { RoutesOf } from '../../route.ts';

export const topicAlbumRoutes: RoutesOf<typeof contract> = {
  arrangeTopicAlbums: { method: 'PUT', path: '/api/services/app/topicAlbum/Arrange' },
  createTopicAlbum: { method: 'POST', path: '/api/services/app/topicAlbum/CreateTopicAlbum' },
  deleteTopicAlbum: { method: 'DELETE', path: '/api/services/app/topicAlbum/DeleteTopicAlbum' },
  getManagedTopicAlbum: { method: 'GET', path: '/api/services/app/topicAlbum/GetTopicAlbum' },
  getManagedTopicAlbums: { method: 'GET', path: '/api/services/app/topicAlbum/GetTopicAlbums' },
  publishTopicAlbum: { method: 'POST', path: '/api/services/app/topicAlbum/Publish' },
  setTopicItems: { method: 'PUT', path: '/api/services/app/topicAlbum/SetItems' },
  updateTopicAlbum: { method: 'PUT', path: '/api/services/app/topicAlbum/UpdateTopicAlbum' },
  withdrawTopicAlbum: { method: 'POST', path: '/api/services/app/topicAlbum/Withdraw' },
};
