import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  type createImageLabel,
  type ImageLabel,
  maxLabelSynonyms,
  type mergeImageLabels,
  type updateImageLabel,
} from '@tuyuan/contract/library/image-label.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { assertNotBlocked } from '../../site/index.ts';
import {
  changeLabel,
  findLabel,
  findLabelledImages,
  insertLabel,
  lockLabels,
  moveLabelledImages,
  removeLabels,
  setSynonyms,
} from './managed-label.repository.ts';
import { followLabelsInSearch, type LabelDeps } from './reindex-labelled.ts';

type Context = Pick<RequestContext, 'db' | 'tenant'>;

/** The synonyms once each, without the label's own name. */
const tidySynonyms = (name: string, synonyms: readonly string[]) =>
  [...new Set(synonyms)].filter((each) => each !== name);

/** Throws `Label.NameTaken`, `Text.Blocked`. */
export async function createLabel(
  db: Database,
  { name, synonyms }: InputOf<typeof createImageLabel>,
): Promise<ImageLabel> {
  await assertNotBlocked(db, { name, synonyms: synonyms.join('\n') });
  const id = await insertLabel(db, { name, synonyms: tidySynonyms(name, synonyms) });
  return orThrow(findLabel(db, id), 'Label.NotFound');
}

/** Search follows by a job. Throws `Label.NotFound`, `Label.NameTaken`, `Text.Blocked`. */
export async function updateLabel(
  { db, tenant }: Context,
  { id, name, synonyms }: InputOf<typeof updateImageLabel>,
  deps: LabelDeps,
): Promise<ImageLabel> {
  await assertNotBlocked(db, { name, synonyms: synonyms.join('\n') });
  return inTransaction(db, async (transaction) => {
    if (!(await changeLabel(transaction, id, { name, synonyms: tidySynonyms(name, synonyms) })))
      throw new AppError('Label.NotFound');
    await followLabelsInSearch(transaction, tenant.schema, await findLabelledImages(transaction, [id]), deps);
    return orThrow(findLabel(transaction, id), 'Label.NotFound');
  });
}

/**
 * Makes one label of many; the names and synonyms of the others become its synonyms, so that whoever types or searches
 * them still arrives. Throws `Label.NotFound` unless all are there, `Label.TooManySynonyms`.
 */
export function mergeLabels(
  { db, tenant }: Context,
  { ids, intoId }: InputOf<typeof mergeImageLabels>,
  deps: LabelDeps,
): Promise<ImageLabel> {
  const merged = [...new Set(ids)].filter((id) => id !== intoId);
  return inTransaction(db, async (transaction) => {
    const labels = await lockLabels(transaction, [...merged, intoId]);
    const into = labels.find(({ id }) => id === intoId);
    if (!into || labels.length !== merged.length + 1) throw new AppError('Label.NotFound');
    const others = labels.filter(({ id }) => id !== intoId).flatMap(({ name, synonyms }) => [name, ...synonyms]);
    const words = tidySynonyms(into.name, [...into.synonyms, ...others]);
    if (words.length > maxLabelSynonyms) throw new AppError('Label.TooManySynonyms');
    const imageIds = await findLabelledImages(transaction, [...merged, intoId]);
    await moveLabelledImages(transaction, merged, intoId);
    await removeLabels(transaction, merged);
    await setSynonyms(transaction, intoId, words);
    await followLabelsInSearch(transaction, tenant.schema, imageIds, deps);
    return orThrow(findLabel(transaction, intoId), 'Label.NotFound');
  });
}

/** Takes labels off every image and deletes them; returns how many there were. */
export function deleteLabels({ db, tenant }: Context, ids: readonly number[], deps: LabelDeps): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockLabels(transaction, ids);
    const imageIds = await findLabelledImages(transaction, ids);
    const deleted = await removeLabels(transaction, ids);
    await followLabelsInSearch(transaction, tenant.schema, imageIds, deps);
    return deleted;
  });
}
