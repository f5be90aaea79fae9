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
} = serviceApi(userCollectionRoutes, {
  tags: ['Collection'],
  tagsOf: {
    moveCollected: ['Collection', 'Mark'],
    deleteFolder: ['Collection', 'Mark'],
    openSharedFolder: [],
    getSharedFolderImages: [],
    getSharedFolderAlbums: [],
  },
  queries: ['openSharedFolder', 'getSharedFolderImages', 'getSharedFolderAlbums'],
  keyed: ['createFolder'],
  quiet: [
    'getFolders',
    'createFolder',
    'updateFolder',
    'openSharedFolder',
    'getSharedFolderImages',
    'getSharedFolderAlbums',
  ],
  onSuccess: ['createFolder', 'updateFolder', 'arrangeFolders', 'moveCollected', 'setFolderCover'],
});
