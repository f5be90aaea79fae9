import { z } from 'zod';
import { ArticleCard } from '../content/article-data.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, shownNameField, textField } from '../fields.ts';
import { AlbumCard, coverSchema } from '../library/album-data.ts';
import { ImageCard } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { maxFolderDescription, maxFolderName, maxFolders } from './collection-words.ts';
import { markKinds } from './mark-kinds.ts';

const words = { name: shownNameField(maxFolderName), description: textField(maxFolderDescription).default('') };

export const Folder = z.object({
  id: idField,
  name: z.string(),
  description: z.string(),
  /** Published works in it. */
  images: count,
  albums: count,
  articles: count,
  cover: coverSchema.nullable(),
  /** The link's token; null while only the owner sees the folder. */
  shareToken: z.string().nullable(),
});
export type Folder = z.infer<typeof Folder>;

export const getFolders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userCollection/GetFolders',
  access: 'user',
  summary: 'The caller’s folders in their own order, and how many collected works lie in none.',
  input: z.object({}),
  output: z.object({ items: z.array(Folder), loose: z.object({ images: count, albums: count, articles: count }) }),
  errors: [],
});

export const createFolder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/CreateFolder',
  access: 'user',
  summary: 'Adds a folder at the end, seen by its owner only.',
  input: z.object(words),
  output: Folder,
  errors: ['Collection.NameTaken', 'Collection.TooMany', 'Text.Blocked'],
});

export const updateFolder = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userCollection/UpdateFolder',
  access: 'user',
  summary: 'Changes a folder’s name and description.',
  input: z.object({ id: idField, ...words }),
  output: Folder,
  errors: ['Collection.NotFound', 'Collection.NameTaken', 'Text.Blocked'],
});

export const deleteFolder = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/userCollection/DeleteFolder',
  access: 'user',
  summary: 'Deletes a folder and its link; what lay in it stays collected.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Collection.NotFound'],
});

export const arrangeFolders = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userCollection/Arrange',
  access: 'user',
  summary: 'Puts the caller’s folders into this order; those not named follow in theirs.',
  input: z.object({ ids: listField(idField, maxFolders) }),
  output: z.object({}),
  errors: [],
});

export const moveCollected = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/MoveWorks',
  access: 'user',
  summary: 'Moves collected works into a folder; null takes them out of any. What isn’t collected stays out.',
  input: z.object({
    kind: z.enum(markKinds, '请选择图片、图集或文章'),
    ids: listField(idField, 100).refine((ids) => ids.length > 0, '请选择要移动的作品'),
    folderId: idField.nullable(),
  }),
  output: z.object({ moved: count }),
  errors: ['Collection.NotFound'],
});

export const setFolderCover = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userCollection/SetCover',
  access: 'user',
  summary: 'Lets one of a folder’s published images stand for it.',
  input: z.object({ id: idField, imageId: idField }),
  output: Folder,
  errors: ['Collection.NotFound', 'Image.NotFound'],
});

export const setFolderShare = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userCollection/SetShare',
  access: 'user',
  summary: 'Gives a folder a link, a new one in place of the old, or none.',
  input: z.object({ id: idField, isOn: flagField, isRenewed: flagField.default(false) }),
  output: Folder,
  errors: ['Collection.NotFound'],
});

const token = textField(64, 1);

export const openSharedFolder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/OpenShared',
  access: 'public',
  audited: false,
  summary: 'What a folder’s link leads to, as far as the visitor may see it.',
  input: z.object({ token }),
  output: z.object({
    name: z.string(),
    description: z.string(),
    owner: z.string(),
    images: count,
    albums: count,
    articles: count,
  }),
  errors: ['Collection.LinkOver'],
});

export const getSharedFolderImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/GetSharedImages',
  access: 'public',
  audited: false,
  summary: 'The published images of a shared folder.',
  input: z.object({ ...pageFields, token }),
  output: pageOf(ImageCard),
  errors: ['Collection.LinkOver'],
});

export const getSharedFolderAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/GetSharedAlbums',
  access: 'public',
  audited: false,
  summary: 'The albums of a shared folder that the visitor may see.',
  input: z.object({ ...pageFields, token }),
  output: pageOf(AlbumCard),
  errors: ['Collection.LinkOver'],
});

export const getSharedFolderArticles = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userCollection/GetSharedArticles',
  access: 'public',
  audited: false,
  summary: 'The published articles of a shared folder.',
  input: z.object({ ...pageFields, token }),
  output: pageOf(ArticleCard),
  errors: ['Collection.LinkOver'],
});
