import { userCollectionRoutes } from '../routes/community/user-collection.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetFoldersQuery,
  useCreateFolderMutation,
  useUpdateFolderMutation,
  useDeleteFolderMutation,
  useArrangeFoldersMutation,
  useMoveCollectedMutation,
  useSetFolderCoverMutation,
  useSetFolderShareMutation,
  useOpenSharedFolderQuery,
  useGetSharedFolderImagesQuery,
  useGetSharedFolderAlbumsQuery,
  useGetSharedFolderArticlesQuery,
} = serviceApi(userCollectionRoutes, {
  tags: ['Collection'],
  tagsOf: {
    moveCollected: ['Collection', 'Mark'],
    deleteFolder: ['Collection', 'Mark'],
    openSharedFolder: [],
    getSharedFolderImages: [],
    getSharedFolderAlbums: [],
    getSharedFolderArticles: [],
  },
  queries: ['openSharedFolder', 'getSharedFolderImages', 'getSharedFolderAlbums', 'getSharedFolderArticles'],
  keyed: ['createFolder'],
  quiet: [
    'getFolders',
    'createFolder',
    'updateFolder',
    'openSharedFolder',
    'getSharedFolderImages',
    'getSharedFolderAlbums',
    'getSharedFolderArticles',
  ],
  onSuccess: ['createFolder', 'updateFolder', 'arrangeFolders', 'moveCollected', 'setFolderCover'],
});
