/** Names of notice topics, by their value in the contract. */
export const noticeTopicNames = {
  general: '一般',
  schedule: '日程变更',
  meal: '用餐',
  stay: '住宿',
  traffic: '交通',
  safety: '安全',
} as const;

export const noticePriorityNames = { normal: '普通', pinned: '置顶', urgent: '紧急' } as const;
