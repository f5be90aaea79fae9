import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { OwnImageRow } from './own-image.repository.ts';
import { ownImageAbilities } from './own-work.policy.ts';

export function presentOwnImage({ isMovedByAuthor, ...image }: OwnImageRow): Unencoded<OwnImage> {
  const isReady = image.processingState === 'ready';
  return { ...image, abilities: ownImageAbilities({ reviewState: image.reviewState, isMovedByAuthor, isReady }) };
}
