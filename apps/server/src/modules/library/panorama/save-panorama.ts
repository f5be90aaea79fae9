import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  createPanorama as createPanoramaCall,
  savePanorama as savePanoramaCall,
} from '@tuyuan/contract/library/panorama-management.ts';
import { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { findManagedPanorama, insertPanorama, updateDraft } from './managed-panorama.repository.ts';
import { findOwnPictures } from './panorama-picture.repository.ts';
import { keepPanoramaPlan } from './panorama-plan.repository.ts';

/** Returns the id of the new panorama. Throws `Text.Blocked` at the field. */
export async function createPanorama(
  { db, actor }: SignedInContext,
  input: InputOf<typeof createPanoramaCall>,
): Promise<number> {
  const { title } = await screenFields(db, { title: input.title });
  return insertPanorama(db, PanoramaTour.parse({ title }), actor.id);
}

/**
 * Saves the draft as the next revision. Throws `Panorama.NotFound`, `Panorama.ChangedMeanwhile`, `Panorama.PictureNotFound` for a
 * picture of another panorama or a floor plan that isn't there, `Panorama.KeyTwice`, and `Text.Blocked` at the field.
 */
export function savePanorama(
  { db, actor }: SignedInContext,
  { id, basedOn, tour }: InputOf<typeof savePanoramaCall>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    assertKeys(tour);
    await assertPictures(transaction, id, tour);
    if (tour.planKey !== null && !(await keepPanoramaPlan(transaction, tour.planKey)))
      throw new AppError('Panorama.PictureNotFound');
    const { title, description, author, location } = tour;
    const words = await screenFields(transaction, { title, description, author, location });
    const scenes = await screenScenes(transaction, tour);
    if (await updateDraft(transaction, { id, basedOn, tour: { ...tour, ...words, scenes }, userId: actor.id })) return;
    throw new AppError(
      (await findManagedPanorama(transaction, id)) ? 'Panorama.ChangedMeanwhile' : 'Panorama.NotFound',
    );
  });
}

function assertKeys({ scenes }: PanoramaTour): void {
  const areUnlike = (items: readonly { key: string }[]) => new Set(items.map(({ key }) => key)).size === items.length;
  if (!areUnlike(scenes) || !scenes.every(({ hotspots }) => areUnlike(hotspots)))
    throw new AppError('Panorama.KeyTwice');
}

async function assertPictures(db: Database, id: number, { scenes }: PanoramaTour): Promise<void> {
  const wanted = [...new Set(scenes.map(({ pictureId }) => pictureId))];
  if (wanted.length === 0) return;
  if ((await findOwnPictures(db, id, wanted)).length < wanted.length) throw new AppError('Panorama.PictureNotFound');
}

/** All words of the scenes as one map of fields: `scenes.0.name`, `scenes.0.hotspots.2.text`. */
async function screenScenes(db: Database, { scenes }: PanoramaTour): Promise<PanoramaTour['scenes']> {
  const fields: Record<string, string> = {};
  for (const [at, { name, hotspots }] of scenes.entries()) {
    fields[`scenes.${at}.name`] = name;
    for (const [place, { title, text }] of hotspots.entries()) {
      fields[`scenes.${at}.hotspots.${place}.title`] = title;
      fields[`scenes.${at}.hotspots.${place}.text`] = text;
    }
  }
  const screened = await screenFields(db, fields);
  return scenes.map((scene, at) => ({
    ...scene,
    name: screened[`scenes.${at}.name`] ?? scene.name,
    hotspots: scene.hotspots.map((spot, place) => ({
      ...spot,
      title: screened[`scenes.${at}.hotspots.${place}.title`] ?? spot.title,
      text: screened[`scenes.${at}.hotspots.${place}.text`] ?? spot.text,
    })),
  }));
}
