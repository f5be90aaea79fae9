import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { ReasonQuestion } from '../../../shared/form/reason-dialog.tsx';

/** Returns the question for the reason why photos are withdrawn or rejected; their photographers are notified. */
export function withdrawQuestion(photos: readonly ManagedLivePhoto[]): ReasonQuestion {
  const [only] = photos;
  return {
    title: photos.length === 1 && only ? `「${only.title}」不上墙？` : `${photos.length} 张照片不上墙？`,
    effects: ['照片留在「已下墙」里，随时可以放回去。'],
    readBy: '摄影师能看到这句话。',
    suggestions: ['闭眼了', '没对上焦', '和别的重复', '本人不愿公开', '内容不合适'],
    isRequired: false,
    maxLength: 60,
    okText: '不上墙',
    isDangerous: false,
  };
}
