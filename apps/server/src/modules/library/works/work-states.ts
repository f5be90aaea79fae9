import type { ReviewState } from '@tuyuan/contract/library/image.ts';

/** States in which an author changes a work: one in review stays as the reviewer sees it. */
export const editableStates: readonly ReviewState[] = ['draft', 'rejected', 'approved', 'offline'];
export const deletableStates: readonly ReviewState[] = [...editableStates, 'pending'];
export const submittableAlbumStates: readonly ReviewState[] = ['draft', 'rejected'];
