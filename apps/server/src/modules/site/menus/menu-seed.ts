import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import type { menuIcons } from '@tuyuan/contract/site/menu-icons.ts';

export interface SeedMenu {
  /** Never changes and is never reused. */
  key: string;
  /** Key of the group it is in. */
  parent?: string;
  name: string;
  icon?: (typeof menuIcons)[number];
  /** Left out for a group. */
  path?: string;
  permission?: PermissionName;
}

/** The console's own pages, parents before children. Only pages that exist. */
export const seedMenus: readonly SeedMenu[] = [
  { key: 'dashboard', name: '工作台', icon: 'home', path: '/', permission: 'Pages.Dashboard' },
  { key: 'library', name: '图库', icon: 'picture' },
  { key: 'review', parent: 'library', name: '审核', path: '/review', permission: 'Pages.Images.Review' },
  { key: 'copies', parent: 'library', name: '疑似翻版', path: '/copies', permission: 'Pages.Copies' },
  { key: 'images', parent: 'library', name: '图片', path: '/images', permission: 'Pages.Images' },
  { key: 'albums', parent: 'library', name: '图集', path: '/albums', permission: 'Pages.Albums' },
  {
    key: 'photographers',
    parent: 'library',
    name: '摄影师',
    path: '/photographers',
    permission: 'Pages.Photographers',
  },
  {
    key: 'photographerApplications',
    parent: 'library',
    name: '摄影师申请',
    path: '/photographer-applications',
    permission: 'Pages.Photographers.Review',
  },
  { key: 'topicAlbums', parent: 'library', name: '专题', path: '/topic-albums', permission: 'Pages.TopicAlbums' },
  { key: 'books', parent: 'library', name: '图书', path: '/books', permission: 'Pages.Books' },
  { key: 'panoramas', parent: 'library', name: '全景', path: '/panoramas', permission: 'Pages.Panoramas' },
  { key: 'videos', parent: 'library', name: '视频', path: '/videos', permission: 'Pages.Videos' },
  { key: 'categories', parent: 'library', name: '分类', path: '/categories', permission: 'Pages.Categories' },
  { key: 'regions', parent: 'library', name: '地区', path: '/regions', permission: 'Pages.Regions' },
  { key: 'imageLabels', parent: 'library', name: '图片标签', path: '/image-labels', permission: 'Pages.Labels' },
  {
    key: 'searchSynonyms',
    parent: 'library',
    name: '同义词',
    path: '/search-synonyms',
    permission: 'Pages.SearchSynonyms',
  },
  {
    key: 'sensitiveWords',
    parent: 'library',
    name: '敏感词',
    path: '/sensitive-words',
    permission: 'Pages.SensitiveWords',
  },
  { key: 'watermarks', parent: 'library', name: '水印', path: '/watermarks', permission: 'Pages.Watermarks' },
  { key: 'faces', parent: 'library', name: '人物筛选', path: '/faces', permission: 'Pages.Site.Settings' },
  { key: 'trace', parent: 'library', name: '溯源', path: '/trace', permission: 'Pages.Images.Trace' },
  { key: 'events', name: '会议与活动', icon: 'calendar' },
  { key: 'conferences', parent: 'events', name: '会议', path: '/conferences', permission: 'Pages.Conferences' },
  { key: 'activities', parent: 'events', name: '活动', path: '/activities', permission: 'Pages.Activities' },
  { key: 'jury', parent: 'events', name: '评审', path: '/jury', permission: 'Pages.Activities.Judge' },
  { key: 'trade', name: '交易', icon: 'shop' },
  { key: 'orders', parent: 'trade', name: '订单', path: '/orders', permission: 'Pages.Orders' },
  { key: 'refunds', parent: 'trade', name: '退款', path: '/refunds', permission: 'Pages.Orders.Refund' },
  { key: 'reconciliation', parent: 'trade', name: '支付与对账', path: '/reconciliation', permission: 'Pages.Ledger' },
  { key: 'packages', parent: 'trade', name: '授权套餐', path: '/packages', permission: 'Pages.Packages' },
  { key: 'invoices', parent: 'trade', name: '发票', path: '/invoices', permission: 'Pages.Invoices' },
  { key: 'earnings', name: '积分与收益', icon: 'credits' },
  { key: 'payouts', parent: 'earnings', name: '提现', path: '/payouts', permission: 'Pages.Profits' },
  { key: 'ledger', parent: 'earnings', name: '账目核对', path: '/ledger', permission: 'Pages.Ledger' },
  { key: 'creditRules', parent: 'earnings', name: '积分规则', path: '/credit-rules', permission: 'Pages.Credits' },
  { key: 'credits', parent: 'earnings', name: '积分流水', path: '/credits', permission: 'Pages.Credits' },
  { key: 'mallGoods', parent: 'earnings', name: '兑换商品', path: '/mall-goods', permission: 'Pages.Mall' },
  { key: 'mallOrders', parent: 'earnings', name: '兑换订单', path: '/mall-orders', permission: 'Pages.Mall' },
  { key: 'site', name: '站点', icon: 'layout' },
  { key: 'homeDesign', parent: 'site', name: '首页', path: '/home-design', permission: 'Pages.Site.Home' },
  { key: 'articles', parent: 'site', name: '文章', path: '/articles', permission: 'Pages.Articles' },
  { key: 'comments', parent: 'site', name: '评论', path: '/comments', permission: 'Pages.Comments' },
  { key: 'workReports', parent: 'site', name: '作品举报', path: '/work-reports', permission: 'Pages.Comments' },
  { key: 'broadcasts', parent: 'site', name: '广播', path: '/broadcasts', permission: 'Pages.Broadcasts' },
  { key: 'deliveries', parent: 'site', name: '通知发送', path: '/deliveries', permission: 'Pages.Broadcasts' },
  { key: 'feedback', parent: 'site', name: '反馈', path: '/feedback', permission: 'Pages.Feedback' },
  { key: 'settings', parent: 'site', name: '网站设置', path: '/settings', permission: 'Pages.Site.Settings' },
  { key: 'theme', parent: 'site', name: '主题', path: '/theme', permission: 'Pages.Site.Theme' },
  { key: 'people', name: '用户与权限', icon: 'team' },
  { key: 'users', parent: 'people', name: '用户', path: '/users', permission: 'Pages.Users' },
  { key: 'roles', parent: 'people', name: '角色', path: '/roles', permission: 'Pages.Roles' },
  { key: 'units', parent: 'people', name: '组织机构', path: '/units', permission: 'Pages.OrganizationUnits' },
  { key: 'userLabels', parent: 'people', name: '用户标签', path: '/user-labels', permission: 'Pages.Labels' },
  {
    key: 'loginAttempts',
    parent: 'people',
    name: '登录记录',
    path: '/login-attempts',
    permission: 'Pages.LoginAttempts',
  },
  { key: 'system', name: '系统', icon: 'setting' },
  { key: 'menus', parent: 'system', name: '菜单', path: '/menus', permission: 'Pages.Menus' },
  { key: 'tenants', parent: 'system', name: '租户', path: '/tenants', permission: 'Pages.Tenants' },
  { key: 'jobs', parent: 'system', name: '后台任务', path: '/jobs', permission: 'Pages.Jobs' },
  { key: 'storage', parent: 'system', name: '存储空间', path: '/storage', permission: 'Pages.Storage' },
  { key: 'auditLogs', parent: 'system', name: '审计日志', path: '/audit-logs', permission: 'Pages.AuditLogs' },
  {
    key: 'frontEndErrors',
    parent: 'system',
    name: '前端错误',
    path: '/front-end-errors',
    permission: 'Pages.FrontEndErrors',
  },
  { key: 'developerTools', name: '开发工具', icon: 'tool' },
  { key: 'smsOutbox', parent: 'developerTools', name: '短信', path: '/sms-outbox', permission: 'Pages.DeveloperTools' },
  {
    key: 'emailOutbox',
    parent: 'developerTools',
    name: '邮件',
    path: '/email-outbox',
    permission: 'Pages.DeveloperTools',
  },
];
