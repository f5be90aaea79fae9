import { type CopyDecision, copyChangeWords } from '@tuyuan/contract/library/copy-words.ts';
import type { ComparedImage, CopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';

export const decisionTitles: Readonly<Record<CopyDecision, string>> = {
  copyOffline: '下架副本',
  allowed: '允许，是授权的使用',
  notCopy: '不是翻版',
  originalOffline: '后传的才是原作，下架先传的',
};

export const decidedTitles: Readonly<Record<CopyDecision, string>> = {
  copyOffline: '已下架副本',
  allowed: '已允许',
  notCopy: '不是翻版',
  originalOffline: '已下架先传的',
};

/** What was done to the copy: 镜像、裁剪 60%. */
export function changeText({ changes, sharedPercent }: Pick<CopyCase, 'changes' | 'sharedPercent'>): string {
  return changes
    .map((change) => {
      const isPart = change === 'cropped' || change === 'framed';
      return `${copyChangeWords[change]}${isPart ? ` ${sharedPercent}%` : ''}`;
    })
    .join('、');
}

interface Fact {
  readonly name: string;
  readonly text: string;
}

/** What is to be known of one of the two. */
export function factsOf(image: ComparedImage): Fact[] {
  return [
    { name: '作者', text: image.author.name },
    { name: '上传', text: fullMoment(image.createdAt) },
    { name: '发布', text: image.publishedAt === null ? '没有公开过' : fullMoment(image.publishedAt) },
    { name: '拍摄', text: image.takenAt === null ? '不明' : fullMoment(image.takenAt) },
    {
      name: '文件',
      text: `${image.width} × ${image.height} · ${formatFileSize(image.bytes)} · ${image.hasCamera ? '有拍摄数据' : '没有拍摄数据'}`,
    },
    { name: '授权', text: priceText(image.unitPrice) },
    { name: '销售', text: image.sales === 0 ? '没有卖过' : `${image.sales} 次` },
  ];
}

function priceText(unitPrice: number | null): string {
  if (unitPrice === null) return '不出售';
  return unitPrice === 0 ? '免费' : `${formatPrice(unitPrice)} 起`;
}
