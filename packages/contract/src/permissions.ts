/**
 * The permission tree, flat: a dotted name is the child of its prefix. `<name>.Create/.Edit/.Delete` where it makes
 * sense. Seeded into roles, shown as a tree in the role editor, checked by `bindEndpoint`.
 */
export const permissionTitles = {
  'Pages.Dashboard': '工作台',
  'Pages.Articles': '文章',
  'Pages.Articles.Create': '新建文章',
  'Pages.Articles.Edit': '编辑文章',
  'Pages.Articles.Delete': '删除文章',
  'Pages.Categories': '分类',
  'Pages.Categories.Create': '新建分类',
  'Pages.Categories.Edit': '编辑分类',
  'Pages.Categories.Delete': '删除分类',
  'Pages.Regions': '地区',
  'Pages.Regions.Create': '新建地区',
  'Pages.Regions.Edit': '编辑地区',
  'Pages.Regions.Delete': '删除地区',
  'Pages.Albums': '图集',
  'Pages.Albums.Create': '新建图集',
  'Pages.Albums.Edit': '编辑图集',
  'Pages.Albums.Delete': '删除图集',
  'Pages.Albums.Review': '图集审核与上下架',
  'Pages.Images': '图片',
  'Pages.Images.Create': '上传图片',
  'Pages.Images.Edit': '编辑图片',
  'Pages.Images.Delete': '删除图片',
  'Pages.Images.Review': '图片审核与上下架',
  'Pages.Images.Download': '下载原图',
  'Pages.Images.Trace': '查流出图片的来源',
  'Pages.Copies': '疑似翻版',
  'Pages.Copies.Edit': '处理疑似翻版',
  'Pages.TopicAlbums': '专题',
  'Pages.TopicAlbums.Create': '新建专题',
  'Pages.TopicAlbums.Edit': '编辑专题',
  'Pages.TopicAlbums.Delete': '删除专题',
  'Pages.Books': '图书',
  'Pages.Books.Create': '新建图书',
  'Pages.Books.Edit': '编辑图书',
  'Pages.Books.Delete': '删除图书',
  'Pages.Photographers': '摄影师',
  'Pages.Photographers.Edit': '编辑摄影师',
  'Pages.Photographers.Review': '摄影师审核',
  'Pages.Labels': '标签',
  'Pages.Labels.Create': '新建标签',
  'Pages.Labels.Edit': '编辑标签',
  'Pages.Labels.Delete': '删除标签',
  'Pages.SearchSynonyms': '同义词',
  'Pages.SearchSynonyms.Edit': '编辑同义词',
  'Pages.SensitiveWords': '敏感词',
  'Pages.SensitiveWords.Create': '新建敏感词',
  'Pages.SensitiveWords.Edit': '编辑敏感词',
  'Pages.SensitiveWords.Delete': '删除敏感词',
  'Pages.Watermarks': '水印',
  'Pages.Watermarks.Create': '新建水印',
  'Pages.Watermarks.Edit': '编辑水印',
  'Pages.Watermarks.Delete': '删除水印',
  'Pages.Videos': '视频',
  'Pages.Videos.Create': '新建视频',
  'Pages.Videos.Edit': '编辑视频',
  'Pages.Videos.Delete': '删除视频',
  'Pages.Videos.Download': '下载原片',
  'Pages.Panoramas': '全景',
  'Pages.Panoramas.Create': '新建全景',
  'Pages.Panoramas.Edit': '编辑全景',
  'Pages.Panoramas.Delete': '删除全景',
  'Pages.Comments': '评论',
  'Pages.Comments.Edit': '处理评论',
  'Pages.Comments.Delete': '删除评论',
  'Pages.Broadcasts': '广播',
  'Pages.Broadcasts.Create': '发广播',
  'Pages.Broadcasts.Delete': '撤回广播',
  'Pages.Feedback': '反馈',
  'Pages.Feedback.Edit': '处理反馈',
  'Pages.Feedback.Delete': '删除反馈',
  'Pages.Conferences': '会议',
  'Pages.Conferences.Create': '新建会议',
  'Pages.Conferences.Edit': '编辑会议',
  'Pages.Conferences.Delete': '删除会议',
  'Pages.Conferences.Staff': '会务工作',
  'Pages.Conferences.CheckIn': '签到核验',
  'Pages.Activities': '活动',
  'Pages.Activities.Create': '新建活动',
  'Pages.Activities.Edit': '编辑活动',
  'Pages.Activities.Delete': '删除活动',
  'Pages.Activities.Review': '作品审核',
  'Pages.Activities.Judge': '作品评审',
  'Pages.Orders': '订单',
  'Pages.Orders.Edit': '处理订单',
  'Pages.Orders.Refund': '退款',
  'Pages.Packages': '授权套餐',
  'Pages.Packages.Edit': '发放和修改套餐',
  'Pages.Ledger': '账目核对',
  'Pages.Invoices': '发票',
  'Pages.Invoices.Edit': '开具发票',
  'Pages.Credits': '积分',
  'Pages.Credits.Edit': '调整积分',
  'Pages.Mall': '积分商城',
  'Pages.Mall.Create': '新建商品',
  'Pages.Mall.Edit': '编辑商品',
  'Pages.Mall.Delete': '删除商品',
  'Pages.Profits': '收益',
  'Pages.Profits.Payout': '收益打款',
  'Pages.Site': '站点',
  'Pages.Site.Settings': '网站设置',
  'Pages.Site.Home': '首页设置',
  'Pages.Site.Navigation': '导航设置',
  'Pages.Site.Theme': '主题外观',
  'Pages.Users': '用户',
  'Pages.Users.Create': '新建用户',
  'Pages.Users.Edit': '编辑用户',
  'Pages.Users.Delete': '删除用户',
  'Pages.Users.Permissions': '用户权限',
  'Pages.Users.SensitiveData': '查看个人信息',
  'Pages.Users.Impersonate': '代登录',
  'Pages.Users.Unlock': '解除锁定',
  'Pages.Users.Sessions': '登录设备',
  'Pages.Users.Export': '导出用户',
  'Pages.Roles': '角色',
  'Pages.Roles.Create': '新建角色',
  'Pages.Roles.Edit': '编辑角色',
  'Pages.Roles.Delete': '删除角色',
  'Pages.OrganizationUnits': '组织机构',
  'Pages.OrganizationUnits.Create': '新建机构',
  'Pages.OrganizationUnits.Edit': '编辑机构',
  'Pages.OrganizationUnits.Delete': '删除机构',
  'Pages.Menus': '菜单',
  'Pages.Menus.Create': '新建菜单',
  'Pages.Menus.Edit': '编辑菜单',
  'Pages.Menus.Delete': '删除菜单',
  'Pages.AuditLogs': '操作日志',
  'Pages.AuditLogs.Export': '导出操作日志',
  'Pages.LoginAttempts': '登录记录',
  'Pages.FrontEndErrors': '前端错误',
  'Pages.Jobs': '后台任务',
  'Pages.Jobs.Edit': '重试和执行后台任务',
  'Pages.Storage': '存储空间',
  'Pages.DeveloperTools': '开发工具',
  'Pages.Tenants': '租户',
  'Pages.Tenants.Create': '新建租户',
  'Pages.Tenants.Edit': '编辑租户',
  'Pages.Tenants.Delete': '删除租户',
} as const;

export type PermissionName = keyof typeof permissionTitles;

/** Every permission name, in the order of the tree. */
export const permissionNames = Object.keys(permissionTitles).filter(isPermissionName);

export function isPermissionName(name: string): name is PermissionName {
  return Object.hasOwn(permissionTitles, name);
}

/** True for permissions that only apply on the platform's own site, the host. */
function isHostPermission(name: PermissionName): boolean {
  return name === 'Pages.Tenants' || name.startsWith('Pages.Tenants.');
}

/** Returns the permissions available on a site, in tree order. */
export function permissionsOfSite({ isHost }: { isHost: boolean }): PermissionName[] {
  return isHost ? permissionNames : permissionNames.filter((name) => !isHostPermission(name));
}

/** Returns the permission one level above; null for a root. */
export function parentPermission(name: PermissionName): PermissionName | null {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return isPermissionName(parent) ? parent : null;
}

/**
 * Returns these permissions and all their ancestors, in tree order: permission to edit includes permission to view.
 * Unknown names are dropped.
 */
export function withAncestors(names: Iterable<string>): PermissionName[] {
  const found = new Set<PermissionName>();
  for (const name of names)
    for (let each = isPermissionName(name) ? name : null; each; each = parentPermission(each)) found.add(each);
  return permissionNames.filter((name) => found.has(name));
}

/** Returns the effective permissions: everything granted with its ancestors, minus everything prohibited with its descendants. */
export function effectivePermissions(granted: Iterable<string>, prohibited: Iterable<string>): PermissionName[] {
  const taken = new Set(prohibited);
  const held = new Set<PermissionName | null>([null]);
  // Parents come before their children: a child is kept only if its parent was.
  return withAncestors(granted).filter((name) => {
    const isHeld = !taken.has(name) && held.has(parentPermission(name));
    if (isHeld) held.add(name);
    return isHeld;
  });
}
