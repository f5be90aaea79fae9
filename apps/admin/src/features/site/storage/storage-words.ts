import type { StorageKind } from '@tuyuan/contract/site/storage-kinds.ts';

/** What a kind of file is, and what may be tidied of it. */
export const storageWords: Readonly<Record<StorageKind, { readonly title: string; readonly note: string }>> = {
  orig: { title: '原图', note: '作品的原文件，只随图片一起删' },
  videos: { title: '视频', note: '原片和转码后的文件' },
  derivatives: { title: '展示图和切片', note: '由原图生成，换水印或算法后旧的每天清理' },
  uploads: { title: '上传中的图片', note: '停了 7 天的每天清理' },
  releases: { title: '授权书', note: '肖像权、物权授权，随图片保留' },
  books: { title: '图书', note: 'PDF 和由它生成的书页，随图书一起删' },
  watermarks: { title: '水印图片', note: '不再用的每天清理' },
  misc: { title: '头像、封面和站点图片', note: '换下的立即删' },
  panoramas: { title: '全景', note: '原图和切好的画面，没有场景再用的一天后删除' },
  attachments: { title: '会议资料', note: '随会议保留' },
  'attachment-copies': { title: '带水印的资料副本', note: '下载时生成，过期的每天清理' },
  invoices: { title: '发票', note: '按财务要求保留' },
  other: { title: '其他', note: '' },
};
