/** Names of menu icons; the console draws them. */
export const menuIcons = [
  'home',
  'picture',
  'video',
  'message',
  'article',
  'layout',
  'team',
  'shop',
  'credits',
  'calendar',
  'trophy',
  'setting',
  'tool',
  'chart',
  'link',
  'flag',
] as const;
