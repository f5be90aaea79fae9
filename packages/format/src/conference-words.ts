/** States of a conference as the wire numbers them. */
export const conferenceStateNumbers = {
  draft: 0,
  announced: 1,
  registering: 2,
  regClosed: 3,
  running: 4,
  ended: 5,
  archived: 6,
  cancelled: 7,
} as const;

const userTypeNames = ['参会代表', '嘉宾', '工作人员', '检票员', '会务组'];

/** 0 attendee, 1 guest, 2 staff, 3 checker, 4 conference office. */
export function conferenceUserTypeName(userType: number): string {
  return userTypeNames[userType] ?? '参会代表';
}

const stateNames = ['草稿', '未开始报名', '报名中', '报名截止', '进行中', '已结束', '已归档', '已取消'];

export function conferenceStateName(state: number): string {
  return stateNames[state] ?? '未知';
}
