import type { Actor } from '../../../platform/http/request-context.ts';
import { mayDownloadOriginal } from '../../site/index.ts';

/** What the caller may do with an image, told along with it so that no screen has to work it out again. */
export function imageAbilities(
  actor: Actor | null,
  image: { authorId: number },
): { edit: boolean; downloadOriginal: boolean } {
  return {
    edit: actor?.permissions.has('Pages.Images.Edit') ?? false,
    downloadOriginal: mayDownloadOriginal(actor, image),
  };
}
