/** Words for the calls of watermarks and tracing. */
export const markSubjects = { waterMark: '水印', ResourceManagement: '水印图片', trace: '流出的图' } as const;

export const markVerbs = {
  PauseRerendering: '暂停换',
  ContinueRerendering: '继续换',
  'ResourceManagement.Watermark': '上传',
  TracePicture: '查来源',
} as const;
