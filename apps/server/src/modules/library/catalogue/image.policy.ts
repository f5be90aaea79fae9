import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { mayDownloadOriginal } from '../../site/index.ts';

/** What the caller may do with an image; sent along with it, so that no screen has to work it out again. */
export function imageAbilities(actor: Actor | null, image: { authorId: number }): ImageDetail['abilities'] {
  return {
    edit: actor?.permissions.has('Pages.Images.Edit') ?? false,
    downloadOriginal: mayDownloadOriginal(actor, image),
  };
}
