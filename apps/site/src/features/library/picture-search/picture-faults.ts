/** What went wrong with a picture, and what to do about it. */
export const faultWords = {
  'not-a-picture': '这个文件不是图片，或已损坏，请换一张。',
  heic: '这个浏览器打不开 HEIC，请先存成 JPEG 再选。',
  'too-large': '图片超过 20 MB，请换小一点的。',
  expired: '搜索图片已删除，请重新选图。',
  unreachable: '图片没有读出来，请再试一次。',
} as const;

export type PictureFault = keyof typeof faultWords;

/** A picture that can't be searched with. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}
