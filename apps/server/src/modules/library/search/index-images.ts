import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { authorNames } from './author-names.ts';
import { cameraNames } from './camera-names.ts';
import { faceFacets } from './face-filters.ts';
import { facetKinds } from './facet-kinds.ts';
import { colourBits, orientationIndex } from './image-criteria.ts';
import type { ImageIndexRow, IndexedImage } from './search-index.repository.ts';
import { deleteImageRows, findIndexedImages, keepSegments, upsertImageRows } from './search-index.repository.ts';
import { lexemesOf, vectorLiteral, wordsLiteral } from './search-vector.ts';
import { timeFacets } from './time-facets.ts';
import { tokenizerVersion } from './tokenizer-version.ts';
import { readTrees, type Trees } from './tree.repository.ts';

/** Facet lexemes of an image: its own values and, for trees, all ancestors'. */
export function imageFacets(
  image: Pick<
    IndexedImage,
    | 'categoryId'
    | 'regionId'
    | 'albumId'
    | 'authorId'
    | 'orientation'
    | 'colours'
    | 'year'
    | 'unitPrice'
    | 'canUseAuthPay'
    | 'takenDay'
    | 'publishedDay'
    | 'faces'
    | 'isSinglePeople'
  >,
  trees: Trees,
): string[] {
  return [
    ...trees.categories.pathOf(image.categoryId).map((id) => `${facetKinds.category}${id}`),
    ...trees.regions.pathOf(image.regionId).map((id) => `${facetKinds.region}${id}`),
    `${facetKinds.orientation}${image.orientation}`,
    ...image.colours.map((colour) => `${facetKinds.colour}${colour}`),
    `${facetKinds.author}${image.authorId}`,
    ...(image.year === null ? [] : [`${facetKinds.year}${image.year}`]),
    ...timeFacets(image.takenDay, image.publishedDay),
    ...(image.albumId === null ? [] : [`${facetKinds.album}${image.albumId}`]),
    ...(image.unitPrice === 0 ? [facetKinds.free] : []),
    ...(image.canUseAuthPay ? [facetKinds.authPay] : []),
    ...faceFacets(image.faces, image.isSinglePeople),
  ];
}

function toIndexRow(image: IndexedImage, trees: Trees): ImageIndexRow {
  const lexemes = lexemesOf(
    {
      title: image.title,
      labels: image.labels,
      names: [
        ...authorNames(image.author),
        ...trees.regions.namesOf(image.regionId),
        ...cameraNames(image.make, image.model),
      ],
      categories: trees.categories.namesOf(image.categoryId),
      description: image.description,
      no: image.no,
    },
    imageFacets(image, trees),
  );
  return {
    id: image.id,
    segment: image.segment,
    unitPrice: image.unitPrice,
    year: image.year,
    orientation: orientationIndex(image.orientation),
    colours: colourBits(image.colours),
    faceCount: image.faceCount,
    isSinglePeople: image.isSinglePeople,
    faces: image.faces.length === 0 ? null : image.faces,
    words: wordsLiteral(lexemes),
    tsv: vectorLiteral(lexemes, image.segment),
  };
}

/**
 * Updates search to the current state of these images: published ones are found by their present words and filters, the
 * others not at all. Call it in the transaction that changes them, after every change of state, text, labels or
 * filters.
 */
export async function indexImages(db: Database, imageIds: readonly number[], timeZone: string): Promise<void> {
  if (imageIds.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await keepSegments(transaction);
    const images = await findIndexedImages(transaction, imageIds, timeZone);
    const trees = await readTrees(transaction);
    const published = new Set(images.map((image) => image.id));
    await deleteImageRows(
      transaction,
      imageIds.filter((id) => !published.has(id)),
    );
    await upsertImageRows(
      transaction,
      images.map((image) => toIndexRow(image, trees)),
      tokenizerVersion,
    );
  });
}
