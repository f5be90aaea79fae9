import type { ReasonQuestion } from '../form/reason-dialog.tsx';

/** What is asked before images or albums go into the trash. */
export function deletionQuestion(count: number, noun: '张图片' | '个图集'): ReasonQuestion {
  const images = noun === '张图片' ? '网站、搜索和图集里立即看不到' : '网站和搜索里立即看不到，里面的图片不动';
  return {
    title: `删除 ${count} ${noun}？`,
    effects: [images, '在回收站放 30 天，期间可以恢复到原来的状态', '满 30 天自动彻底删除'],
    readBy: '写进回收站和历史，供同事查看。',
    suggestions: ['重复', '侵权投诉', '内容违规', '作者要求'],
    isRequired: false,
    okText: '删除',
    isDangerous: true,
  };
}
