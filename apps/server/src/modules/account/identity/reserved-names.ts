/** Names that would pass for the site's own people, or for a part of the site. */
const whole = new Set([
  'about',
  'account',
  'api',
  'editor',
  'finance',
  'guest',
  'help',
  'judge',
  'login',
  'me',
  'nobody',
  'null',
  'owner',
  'photographer',
  'register',
  'reviewer',
  'root',
  'self',
  'support',
  'system',
  'undefined',
  'user',
  'visitor',
  'webmaster',
  '系统',
  '匿名',
  '游客',
  '用户',
  '已注销用户',
]);
const beginnings = [
  'admin',
  'administrator',
  'official',
  'service',
  'tuyuan',
  '管理员',
  '官方',
  '客服',
  '图苑',
  '超级管理',
];
const parts = ['管理员', '官方', '客服'];

export function isReservedName(userName: string): boolean {
  const name = userName.toLowerCase().replaceAll('_', '');
  return (
    whole.has(name) ||
    beginnings.some((beginning) => name.startsWith(beginning)) ||
    parts.some((part) => name.includes(part))
  );
}
