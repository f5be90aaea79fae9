import { callParts } from './call-parts.ts';
import { callSubjects } from './call-subjects.ts';
import { callVerbs } from './call-verbs.ts';

/** How a name begins, where none of its own is listed. */
const beginnings: readonly (readonly [string, string])[] = [
  ['TakeImagesOffline', '下架'],
  ['TakeAlbumsOffline', '下架'],
  ['AddMembers', '添加成员'],
  ['RemoveMembers', '移出成员'],
  ['AddRoleMembers', '添加成员'],
  ['RemoveRoleMembers', '移出成员'],
  ['UpdateUserPermissions', '改权限'],
  ['ResetUserPassword', '重置密码'],
  ['ChangePassword', '改密码'],
  ['ChangePhone', '换手机'],
  ['StageInteraction', '上下台'],
  ['MoveInteraction', '推进'],
  ['AnswerInteraction', '回答'],
  ['Create', '新建'],
  ['Update', '修改'],
  ['Delete', '删除'],
  ['Move', '移动'],
  ['Publish', '发布'],
  ['Export', '导出'],
  ['Upload', '上传'],
  ['Remove', '移除'],
  ['Reset', '重置'],
  ['Send', '发送'],
  ['Activate', '启用'],
  ['Suspend', '停用'],
  ['Resume', '恢复'],
  ['Deactivate', '停用'],
  ['Unlock', '解锁'],
  ['Revoke', '撤销'],
  ['Restore', '恢复'],
  ['Impersonate', '代登录'],
  ['Copy', '复制'],
  ['Add', '添加'],
  ['Bind', '绑定'],
  ['Unbind', '解绑'],
  ['Start', '发起'],
  ['Accept', '同意'],
  ['Request', '申请'],
  ['Cancel', '取消'],
  ['Confirm', '确认'],
  ['Reissue', '换发'],
  ['Resend', '重发'],
  ['Discard', '放弃修改'],
  ['Clone', '复制'],
  ['Archive', '归档'],
  ['Reject', '退回'],
  ['Approve', '通过'],
  ['Import', '导入'],
  ['Submit', '提交'],
  ['Withdraw', '撤回'],
  ['View', '查看'],
];

/** Returns a call in words: 修改 图片. A name without a translation stays as it is. */
export function callWords({ service, action }: { readonly service: string; readonly action: string }) {
  return { verb: verbOf(service, action), subject: callSubjects[service] ?? service };
}

function verbOf(service: string, action: string): string {
  const whole = callVerbs[`${service}.${action}`] ?? callVerbs[action];
  if (whole !== undefined) return whole;
  const [beginning, verb] = beginnings.find(([each]) => action.startsWith(each)) ?? ['', action];
  return `${verb}${callParts[service]?.[action.slice(beginning.length)] ?? ''}`;
}
