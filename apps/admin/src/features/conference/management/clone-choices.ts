import type { ClonePart } from '@tuyuan/contract/conference/conference-management.ts';

interface CloneChoice {
  readonly value: ClonePart;
  readonly label: string;
  /** Which of its data is copied. */
  readonly detail: string;
}

export const cloneChoices: readonly CloneChoice[] = [
  { value: 'checkIn', label: '签到点与用券', detail: '规则、开放时间、餐券礼券份数' },
  { value: 'duty', label: '值班', detail: '岗位、班次' },
  { value: 'logistics', label: '住宿与接送', detail: '酒店、房间、班车' },
  { value: 'interaction', label: '互动', detail: '会场、准备好的题目和抽奖、照片墙设置' },
  { value: 'manner', label: '须知', detail: '现行版本，作为第 1 版' },
];
