import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { authorNames } from './author-names.ts';
import { facetKinds } from './facet-kinds.ts';
import {
  findIndexedAlbums,
  findIndexedPhotographers,
  type IndexedAlbum,
  type IndexedPhotographer,
  replaceAlbumRows,
  replacePhotographerRows,
} from './group-index.repository.ts';
import { lexemesOf, vectorLiteral } from './search-vector.ts';
import { tokenizerVersion } from './tokenizer-version.ts';
import { readTrees, type Trees } from './tree.repository.ts';

/** Albums and photographers are few: all lie in one segment. */
export const groupSegment = 0;

function albumVector(album: IndexedAlbum, { categories, regions }: Trees): string {
  const names = [...authorNames(album.author), ...regions.namesOf(album.regionId)];
  const facets = [
    ...categories.pathOf(album.categoryId).map((id) => `${facetKinds.category}${id}`),
    ...regions.pathOf(album.regionId).map((id) => `${facetKinds.region}${id}`),
  ];
  return vectorLiteral(
    lexemesOf(
      {
        ...{ title: album.title, labels: album.labels, names, description: album.description, no: '' },
        categories: categories.namesOf(album.categoryId),
      },
      facets,
    ),
    groupSegment,
  );
}

function photographerVector(photographer: IndexedPhotographer, { regions }: Trees): string {
  const facets = regions.pathOf(photographer.regionId).map((id) => `${facetKinds.region}${id}`);
  const text = {
    title: photographer.nickName,
    labels: [photographer.userName],
    names: [photographer.unitName, ...regions.namesOf(photographer.regionId)],
    categories: [],
    description: `${photographer.personalSign} ${photographer.introduction}`,
    no: '',
  };
  return vectorLiteral(lexemesOf(text, facets), groupSegment);
}

/** Updates album search to the current state of these albums. Call it after every change of them or of their images' labels. */
export async function indexAlbums(db: Database, albumIds: readonly number[]): Promise<void> {
  if (albumIds.length === 0) return;
  await inTransaction(db, async (transaction) => {
    const trees = await readTrees(transaction);
    const albums = await findIndexedAlbums(transaction, albumIds);
    await replaceAlbumRows(
      transaction,
      albumIds,
      albums.map((album) => ({ id: album.id, tsv: albumVector(album, trees) })),
      tokenizerVersion,
    );
  });
}

/** Updates photographer search to the current state of these photographers (user ids). */
export async function indexPhotographers(db: Database, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await inTransaction(db, async (transaction) => {
    const trees = await readTrees(transaction);
    const found = await findIndexedPhotographers(transaction, userIds);
    await replacePhotographerRows(
      transaction,
      userIds,
      found.map((photographer) => ({ id: photographer.id, tsv: photographerVector(photographer, trees) })),
      tokenizerVersion,
    );
  });
}
