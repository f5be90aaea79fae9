import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import type { TurnedAway } from './upload-desk.ts';

interface RefusalWords {
  /** 太小 */
  readonly tag: string;
  /** What to do about it, where the server's message doesn't say so. */
  readonly advice?: string;
}

const words: Readonly<Record<string, RefusalWords>> = {
  'Image.Duplicate': { tag: '重复，未上传' },
  'Picture.TooFewPixels': { tag: '太小', advice: '像是聊天软件压缩过的，请换成相机原图' },
  'Picture.TooSmall': { tag: '太小', advice: '像是聊天软件压缩过的，请换成相机原图' },
  'Picture.TooLarge': { tag: '太大' },
  'Picture.TooManyPixels': { tag: '太大' },
  'Picture.TooMuchMemory': { tag: '太大' },
  'Picture.TooSlow': { tag: '太大' },
  'Picture.Empty': { tag: '打不开', advice: '拷卡时可能断了；从存储卡再拷一次，再选这个文件' },
  'Picture.Truncated': { tag: '打不开', advice: '拷卡时可能断了；从存储卡再拷一次，再选这个文件' },
  'Picture.Corrupt': { tag: '打不开', advice: '拷卡时可能断了；从存储卡再拷一次，再选这个文件' },
  'Picture.DecoderCrashed': { tag: '打不开' },
  'Picture.NotAPicture': { tag: '格式不支持' },
  'Picture.TypeNotAllowed': { tag: '格式不支持' },
  'Picture.Animated': { tag: '格式不支持' },
  'Picture.TooMuchMetadata': { tag: '附带信息过多' },
  'Upload.StorageFull': { tag: '空间不够', advice: '提交或移除一部分后再传' },
  'Tenant.StorageLimitReached': { tag: '空间不够' },
  'Storage.Full': { tag: '空间不够' },
};

/** Returns how a refusal is named, and what can be done. */
export function refusalWords(refusal: NonNullable<UploadItem['refusal']>): { tag: string; text: string } {
  const known = words[refusal.code];
  const size = /Pixels$/.test(refusal.code) ? `${refusal.details}。` : '';
  const text = [size || refusal.message, known?.advice].filter(Boolean).join(' ');
  return { tag: known?.tag ?? '没有收下', text };
}

/** Returns why a chosen file wasn't even announced. */
export function turnedAwayWords({ reason, bytes }: TurnedAway, maxBytes: number): { tag: string; text: string } {
  if (typeof reason === 'object') return { tag: '没有登记', text: reason.message };
  if (reason === 'empty') return { tag: '打不开', text: '文件是空的；从存储卡再拷一次' };
  if (reason === 'size')
    return {
      tag: `超过 ${formatFileSize(maxBytes)}`,
      text: `这个文件有 ${formatFileSize(bytes)}，请另存为小一些的再传`,
    };
  return { tag: '格式不支持', text: '只收 JPEG、PNG、WebP、TIFF、HEIC；相机原始文件请先导出' };
}

/** 93% */
export function likenessText(likeness: number): string {
  return `${Math.round(likeness * 100)}%`;
}
