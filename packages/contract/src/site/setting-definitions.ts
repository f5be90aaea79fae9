/** Definition of a site setting: how it is edited, its default and who may read it. Free of zod, so that forms can import it. */

interface Definition {
  /** How it is edited and checked; the stored value is always text (`true`/`false` for a switch, digits for a number). */
  readonly type: 'text' | 'longText' | 'image' | 'switch' | 'number' | 'phone' | 'url' | 'choice';
  readonly group: 'identity' | 'words' | 'pictures' | 'contact' | 'upload' | 'trade' | 'operation';
  readonly title: string;
  /** One sentence: where it is shown and what an empty value means. */
  readonly help: string;
  readonly default: string;
  /** False hides it from visitors. */
  readonly isPublic: boolean;
  readonly isRequired?: boolean;
  /** Most characters of a text, largest value of a number. */
  readonly max?: number;
  /** Smallest value of a number. */
  readonly min?: number;
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
}

const text = (group: Definition['group'], title: string, help: string, rest: Partial<Definition> = {}): Definition => ({
  type: 'text',
  group,
  title,
  help,
  default: '',
  isPublic: true,
  max: 60,
  ...rest,
});
const section = (title: string, word: string) =>
  text('words', title, `清空就用「${word}」。`, { default: word, max: 8 });
const picture = (title: string, help: string) => text('pictures', title, help, { type: 'image', max: 300 });
const limit = (title: string, help: string, fallback: number, min: number, max: number) =>
  text('upload', title, help, { type: 'number', default: String(fallback), isPublic: false, min, max });
const amount = (title: string, help: string, fallback: number, min: number, max: number) =>
  text('trade', title, help, { type: 'number', default: String(fallback), isPublic: false, min, max });

export const settingDefinitions = {
  siteName: text('identity', '站点名称', '显示在页头、页脚、登录页和浏览器标签上。', {
    default: '图苑',
    isRequired: true,
    max: 20,
  }),
  siteDescription: text('identity', '站点简介', '显示在页脚，也是搜索引擎里看到的说明。', {
    type: 'longText',
    default: '图片、图集与专题的图库：按词、按颜色、按地区找图，下载有授权的原图。',
    max: 200,
  }),
  siteAddress: text(
    'identity',
    '站点网址',
    '分享链接和站点地图用的网址，例如 https://photo.example.cn；留空就用访问时的网址。',
    {
      type: 'url',
      max: 200,
    },
  ),
  welcomeWord: text('identity', '欢迎语', '显示在首页首屏和登录页，一句话。', { default: '欢迎来到图苑', max: 40 }),
  indexChar: section('首页', '首页'),
  categoryChar: section('分类', '分类'),
  topicAlbumChar: section('专题', '专题'),
  photographerChar: section('摄影师', '摄影师'),
  mettingChar: section('会议', '会议'),
  eventChar: section('活动', '活动'),
  creditChar: section('积分', '积分'),
  siteLogo: picture('站点标志', '页头和页脚的标志，高 28 像素显示；建议用透明底的 PNG，高至少 84 像素。'),
  loginLogo: picture('登录页标志', '登录卡片上的标志；不设就用站点标志。'),
  loginBackgroud: picture('登录页背景', '登录页旁的大图；不设就用首页的第一张轮播。'),
  defaultAvatar: picture('默认头像', '没有上传头像的用户显示它；不设就显示名字的第一个字。'),
  defaultPhoto: picture('默认图片', '图集没有封面、图片还没处理好时显示它；不设就是灰底。'),
  defaultCenterBackground: picture('默认个人主页背景', '没有设置背景的摄影师主页显示它。'),
  servicePhone: text('contact', '服务电话', '显示在页脚；后面可以用括号写明时间。', { type: 'phone', max: 40 }),
  icpNumber: text('contact', 'ICP 备案号', '显示在页脚，链接到工信部备案系统，例如 滇ICP备00000000号。', { max: 40 }),
  reviewId: text('contact', '审图号', '地图或网络视听的审批编号，显示在页脚备案号旁。', { max: 40 }),
  wxAppId: text('contact', '微信 AppID', '公众号的 AppID，微信内分享时用；以 wx 开头。', { max: 32 }),
  uploadMegabytes: limit('一张图片的大小上限', '摄影师上传的一张图片最多多少 MB，1 到 200。', 100, 1, 200),
  uploadMaxMegapixels: limit('像素上限', '一张图片最多多少百万像素，1 到 200。', 200, 1, 200),
  uploadMinMegapixels: limit('像素下限', '一张图片至少多少百万像素；0 为不限，最多 100。', 3, 0, 100),
  uploadMinLabels: limit('标签下限', '提交审核前一张图片至少要有几个标签，1 到 20。', 3, 1, 20),
  uploadGigabytes: limit('每人的空间', '一位摄影师的原图总共最多多少 GB；0 为不限。', 50, 0, 100_000),
  priceMinimumYuan: amount('最低售价', '摄影师定价时一档授权至少多少元，0 到 10000；免费不受限。', 1, 0, 10_000),
  priceMaximumYuan: amount('最高售价', '摄影师定价时一档授权最多多少元，1 到 1000000。', 100_000, 1, 1_000_000),
  orderPayMinutes: amount('支付期限', '订单提交后要在多少分钟内支付，5 到 1440。', 30, 5, 1440),
  firstPurchaseOff: amount('首单优惠', '第一次购买减百分之几，0 为不优惠，最多 90。', 20, 0, 90),
  profitSharePercent: amount('作者分成', '一笔销售的百分之几归作者，0 到 100。', 60, 0, 100),
  profitHoldDays: amount(
    '退款期限',
    '付款后几天内没下载过的图片可以退；作者的收益过了这几天才能提现，1 到 60 天。',
    7,
    1,
    60,
  ),
  payoutMinimumYuan: amount('最低提现', '收益满多少元可以申请提现，1 到 10000。', 100, 1, 10_000),
  payoutTwoPeopleYuan: amount('两人审批', '一笔提现超过多少元，要两个人先后通过，0 到 1000000。', 1000, 0, 1_000_000),
  creditMonths: amount('积分有效期', '新得的积分过多少个月到期，1 到 60；已有的积分不变。', 12, 1, 60),
  footerFriendLinks: text('operation', '页脚显示友情链接', '关闭后只在首页的友情链接栏目里显示。', {
    type: 'switch',
    default: 'true',
  }),
  materialMegabytes: text('operation', '会议资料大小上限', '一份会议资料最多多少 MB，1 到 200。', {
    type: 'number',
    default: '50',
    isPublic: false,
    min: 1,
    max: 200,
  }),
  reviewStages: text('operation', '图片审核', '图片和图集发布前由几个人审核；两审时，初审和复审不能是同一个人。', {
    type: 'choice',
    default: '1',
    isPublic: false,
    choices: [
      { value: '1', title: '一审，一人通过就发布' },
      { value: '2', title: '两审，两人都通过才发布' },
    ],
  }),
  commentModeration: text('operation', '评论', '含有需审核词语的评论总是先审。', {
    type: 'choice',
    default: 'post',
    isPublic: false,
    choices: [
      { value: 'post', title: '先发后审，发表后立即显示' },
      { value: 'pre', title: '先审后发，通过后才显示' },
      { value: 'off', title: '关闭评论' },
    ],
  }),
  idCardKeepDays: text(
    'operation',
    '身份证照片保留天数',
    '摄影师申请有结果后，过这么多天删除身份证照片，1 到 180 天。',
    {
      type: 'number',
      default: '30',
      isPublic: false,
      min: 1,
      max: 180,
    },
  ),
  auditKeepDays: text('operation', '审计日志保留天数', '超过这个天数的审计日志会被清理，30 到 3650 天。', {
    type: 'number',
    default: '180',
    isPublic: false,
    min: 30,
    max: 3650,
  }),
} as const satisfies Record<string, Definition>;

export type SettingName = keyof typeof settingDefinitions;
export type SettingDefinition = Definition;

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}

/** All of them, in the order of the form. */
export const settingNames = Object.keys(settingDefinitions).filter(isSettingName);

/** Returns `settingDefinitions[name]` with the general type. */
export function settingDefinition(name: SettingName): SettingDefinition {
  return settingDefinitions[name];
}

/** Settings that `GetWebSettings` returns to visitors. */
export const publicSettingNames = settingNames.filter((name) => settingDefinitions[name].isPublic);

/** In the order of the form, with a sentence for all of a group. */
export const settingGroups: Readonly<Record<SettingDefinition['group'], { title: string; help: string }>> = {
  identity: { title: '站点', help: '访客和搜索引擎最先看到的。' },
  words: { title: '栏目名称', help: '各栏目在站内页面上的叫法；顶部导航另外编排。' },
  pictures: { title: '图片', help: '上传后点保存才生效，支持 PNG、JPEG、WebP，最大 10 MB。' },
  contact: { title: '联系与备案', help: '留空的不显示。' },
  upload: { title: '图片上传', help: '摄影师上传作品的限制，改动对之后的上传生效。' },
  trade: { title: '交易', help: '订单、优惠、分成和提现；改动对之后的订单生效。' },
  operation: { title: '运行', help: '站点怎样工作。' },
};
