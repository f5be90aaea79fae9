export interface DemoEntry {
  /** Below /demo/. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Catalogue of the shared components, one page each. */
export const demoPages = [
  { name: 'crop-dialog', title: '图片裁剪', text: '固定裁剪框，移动、缩放、旋转图片；默认输出 128 × 128。' },
  { name: 'window-loader', title: '窗口加载', text: '按路径在窗口中打开本站页面，确定或取消后继续。' },
  { name: 'html-fragment', title: 'HTML 片段', text: '按地址载入本站的一段 HTML，净化后显示。' },
  { name: 'message-box', title: '提示与确认', text: '提示、确认和底部通知。' },
  { name: 'progress-bar', title: '进度条', text: '换页时的红色进度条，5 秒走完；失败先示意再收尾。' },
  { name: 'grid', title: '图片网格', text: '等高行排版，保留原图比例，方向键可逐张移动。' },
  { name: 'viewer', title: '图片浏览器', text: '全屏查看，滚轮、双指和键盘缩放，幻灯片播放。' },
  { name: 'gates', title: '权限与角色', text: '没有权限或角色时，内容不出现。' },
  { name: 'captcha', title: '滑块验证', text: '拖动滑块完成拼图，鼠标、触摸、键盘都可以。' },
  { name: 'controls', title: '按钮、表单与状态', text: '按钮、输入框、标签、空状态与出错状态。' },
] as const satisfies readonly DemoEntry[];

export type DemoName = (typeof demoPages)[number]['name'];
