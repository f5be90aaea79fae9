import type { Actor } from '../../platform/http/request-context.ts';

/** What the caller may do with an image, told along with it so that no screen has to work it out again. */
export function imageAbilities(actor: Actor | null, image: { authorId: number }): { edit: boolean; downloadOriginal: boolean } {
  if (actor === null) return { edit: false, downloadOriginal: false };
  return {
    edit: actor.permissions.has('Pages.Images.Edit'),
    downloadOriginal: actor.id === image.authorId || actor.permissions.has('Pages.Images.Download'),
  };
}
