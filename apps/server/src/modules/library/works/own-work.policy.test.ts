import { reviewStates } from '@tuyuan/contract/library/image.ts';
import { expect, it } from 'vitest';
import { ownAlbumAbilities, ownImageAbilities } from './own-work.policy.ts';

it('what is in review can only be withdrawn or deleted', () => {
  const image = ownImageAbilities({ reviewState: 'pending', isMovedByAuthor: true, isReady: true });
  expect(Object.entries(image).flatMap(([name, may]) => (may ? [name] : []))).toEqual(['delete']);
  const album = ownAlbumAbilities({ reviewState: 'pending', isMovedByAuthor: true });
  expect(Object.entries(album).flatMap(([name, may]) => (may ? [name] : []))).toEqual(['withdraw', 'delete']);
});

it('authors bring back only what they took away themselves', () => {
  for (const reviewState of reviewStates)
    expect(ownImageAbilities({ reviewState, isMovedByAuthor: false, isReady: true })).toMatchObject({
      publish: false,
      restore: false,
    });
  expect(ownImageAbilities({ reviewState: 'offline', isMovedByAuthor: true, isReady: true }).publish).toBe(true);
  expect(ownImageAbilities({ reviewState: 'deleted', isMovedByAuthor: true, isReady: true }).restore).toBe(true);
});
