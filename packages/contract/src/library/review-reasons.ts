/** Reasons to reject a picture or an album: what the author reads, and how to mend it. Free of zod, so that screens can import it. */
export const reviewReasons = {
  duplicate: { title: '与已有图片重复', mend: '请确认这不是已经发布过的图片；如果是不同的作品，请在申诉里说明区别。' },
  quality: { title: '画质不足', mend: '请换一张清晰、曝光正常、没有明显噪点的原图。' },
  watermark: { title: '水印或边框', mend: '请上传没有水印、签名、日期戳和边框的原图。' },
  release: { title: '人物无肖像授权', mend: '请附上肖像授权书，或改为「仅编辑用途」后重新提交。' },
  trademark: { title: '商标或版权内容', mend: '请附上物权授权书，或改为「仅编辑用途」后重新提交。' },
  aiUndeclared: { title: 'AI 生成未标注', mend: '请在「AI 使用」里如实声明后重新提交。' },
  mismatch: { title: '描述与画面不符', mend: '请把标题、描述、标签和分类改得与画面一致。' },
  sensitive: { title: '敏感内容', mend: '请删去标题、描述或标签里不允许的内容；画面本身不合适的不能发布。' },
} as const;

export type ReviewReason = keyof typeof reviewReasons;

export function isReviewReason(code: string): code is ReviewReason {
  return Object.hasOwn(reviewReasons, code);
}

/** In the order of their keys on the keyboard. */
export const reviewReasonCodes = Object.keys(reviewReasons).filter(isReviewReason);
