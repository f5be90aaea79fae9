/**
 * The permission tree, flat: a dotted name is the child of its prefix. `<name>.Create/.Edit/.Delete` where it makes sense.
 * Seeded into roles, shown as a tree in the role editor, checked by `bindEndpoint`.
 */
export const permissionTitles = {
  'Pages.Dashboard': '工作台',
  'Pages.Articles': '文章',
  'Pages.Categories': '分类',
  'Pages.Categories.Create': '新建分类',
  'Pages.Categories.Edit': '编辑分类',
  'Pages.Categories.Delete': '删除分类',
  'Pages.Regions': '地区',
  'Pages.Regions.Create': '新建地区',
  'Pages.Regions.Edit': '编辑地区',
  'Pages.Regions.Delete': '删除地区',
  'Pages.Albums': '图集',
  'Pages.Albums.Edit': '编辑图集',
  'Pages.Albums.Review': '图集审核与上下架',
  'Pages.Images': '图片',
  'Pages.Images.Edit': '编辑图片',
  'Pages.Images.Review': '图片审核与上下架',
  'Pages.Images.Download': '下载原图',
  'Pages.TopicAlbums': '专题',
  'Pages.Photographers': '摄影师',
  'Pages.Photographers.Review': '摄影师审核',
  'Pages.Labels': '标签',
  'Pages.SensitiveWords': '敏感词',
  'Pages.Watermarks': '水印',
  'Pages.Videos': '视频',
  'Pages.Panoramas': '全景',
  'Pages.Comments': '评论',
  'Pages.Feedback': '反馈',
  'Pages.Conferences': '会议',
  'Pages.Conferences.Staff': '会务工作',
  'Pages.Conferences.CheckIn': '签到核验',
  'Pages.Activities': '活动',
  'Pages.Activities.Review': '作品审核',
  'Pages.Activities.Judge': '作品评审',
  'Pages.Orders': '订单',
  'Pages.Orders.Refund': '退款',
  'Pages.Invoices': '发票',
  'Pages.Credits': '积分',
  'Pages.Mall': '积分商城',
  'Pages.Profits': '收益',
  'Pages.Profits.Payout': '收益打款',
  'Pages.Site': '站点设置',
  'Pages.Site.Home': '首页设置',
  'Pages.Users': '用户',
  'Pages.Users.Permissions': '用户权限',
  'Pages.Users.SensitiveData': '查看个人信息',
  'Pages.Users.Impersonate': '代登录',
  'Pages.Roles': '角色',
  'Pages.OrganizationUnits': '组织机构',
  'Pages.Menus': '菜单',
  'Pages.AuditLogs': '审计日志',
  'Pages.Tenants': '租户',
} as const;

export type PermissionName = keyof typeof permissionTitles;

/** Every permission name, in the order of the tree. */
export const permissionNames = Object.keys(permissionTitles).filter(isPermissionName);

export function isPermissionName(name: string): name is PermissionName {
  return Object.hasOwn(permissionTitles, name);
}
