/** What was done to a copy, as far as comparing tells. Free of zod, so that screens can import it. */
export const copyChanges = ['mirrored', 'cropped', 'framed', 'recoloured', 'greyed', 'resized', 'same'] as const;
export type CopyChange = (typeof copyChanges)[number];

export const copyChangeWords: Readonly<Record<CopyChange, string>> = {
  mirrored: '镜像',
  cropped: '裁剪',
  framed: '加边或扩图',
  recoloured: '改色',
  greyed: '去色',
  resized: '缩放',
  same: '原样',
};

/** In the order of their keys on the keyboard. */
export const copyDecisions = ['copyOffline', 'allowed', 'notCopy', 'originalOffline'] as const;
export type CopyDecision = (typeof copyDecisions)[number];

/** `open`: waits for a decision. */
export const copyStates = ['open', 'decided'] as const;
export type CopyState = (typeof copyStates)[number];

/** A number of `minConfidence` that lists are narrowed by. */
export const copyConfidences = ['90', '80', '70'] as const;
