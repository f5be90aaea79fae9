import { isInWechat } from '@tuyuan/ui/wechat-js.ts';

/** WeChat's web view draws its own title bar from `document.title`. */
export const inWechat = isInWechat();
