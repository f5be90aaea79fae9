import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import type { OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { deletableStates, editableStates, submittableAlbumStates } from './work-states.ts';

interface Work {
  reviewState: ReviewState;
  /** It came into its state by its author: what an editor took offline or deleted, the author can't bring back. */
  isMovedByAuthor: boolean;
}

/** What authors may do with an image of theirs. */
export function ownImageAbilities(image: Work & { isReady: boolean }): OwnImage['abilities'] {
  const { reviewState, isReady, isMovedByAuthor } = image;
  return {
    edit: editableStates.includes(reviewState),
    submit: reviewState === 'draft' && isReady,
    takeOffline: reviewState === 'approved',
    publish: reviewState === 'offline' && isMovedByAuthor,
    delete: deletableStates.includes(reviewState),
    restore: reviewState === 'deleted' && isMovedByAuthor,
  };
}

/** What authors may do with an album of theirs. */
export function ownAlbumAbilities({ reviewState, isMovedByAuthor }: Work): OwnAlbum['abilities'] {
  return {
    edit: editableStates.includes(reviewState),
    submit: submittableAlbumStates.includes(reviewState),
    withdraw: reviewState === 'pending',
    takeOffline: reviewState === 'approved',
    publish: reviewState === 'offline' && isMovedByAuthor,
    delete: deletableStates.includes(reviewState),
    restore: reviewState === 'deleted' && isMovedByAuthor,
  };
}
