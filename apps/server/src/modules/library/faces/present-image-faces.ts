import type { ImageFaces } from '@tuyuan/contract/library/image-face.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { faceSwitch } from '../search/index.ts';
import { findFacedImage, listFaces } from './image-face.repository.ts';

/** Returns the faces of an image to reviewers and its author. Throws `Image.NotFound`, also where it is only not theirs. */
export async function presentImageFaces(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  imageId: number,
): Promise<ImageFaces> {
  const image = await findFacedImage(db, imageId);
  const mayEdit = actor.permissions.has('Pages.Images.Review');
  if (image === null || !(mayEdit || image.authorId === actor.id)) throw new AppError('Image.NotFound');
  const isOn = await faceSwitch.get(db);
  return {
    isOn,
    isChecked: isOn && image.checkedBy !== null,
    isRefused: image.isRefused,
    items: isOn ? await listFaces(db, imageId) : [],
    abilities: { edit: isOn && mayEdit, delete: isOn },
  };
}
