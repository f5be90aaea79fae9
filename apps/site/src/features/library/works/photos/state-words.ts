import type { AiUse, ReviewState } from '@tuyuan/contract/library/image.ts';
import type { RequiredUploadField } from '@tuyuan/contract/library/image-upload.ts';

export const stateWords: Readonly<Record<ReviewState, string>> = {
  draft: '草稿',
  pending: '待审',
  approved: '已发布',
  rejected: '已退回',
  offline: '已下架',
  deleted: '回收站',
};

export const fieldWords: Readonly<Record<RequiredUploadField, string>> = {
  title: '标题',
  labels: '标签',
  categoryId: '分类',
  aiUse: 'AI 声明',
};

export const aiWords: readonly { readonly value: AiUse; readonly label: string }[] = [
  { value: 'none', label: '没用 AI' },
  { value: 'assisted', label: 'AI 辅助修图' },
  { value: 'generated', label: 'AI 生成' },
];
