import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of what editors write. */
export const contentErrors = {
  'Article.NotFound': { status: 404, message: '文章不存在，或没有发布。' },
  'Article.ChangedMeanwhile': { status: 409, message: '别人刚刚保存了新的一版，你的改动还没有保存。' },
  'Article.IsAgreement': { status: 409, message: '协议的每一版都要能查到，不能下线、删除或改标识；可以发布新的一版。' },
  'Article.PreviewExpired': { status: 410, message: '预览链接已失效，请到管理台重新打开。' },
  'Article.NotAVideo': { status: 409, message: '这不是 MP4 视频，请先转成 MP4（H.264）再上传。' },
  'Article.KeyTaken': { status: 409, message: '这个页面标识已被另一篇用了。' },
  'Article.Empty': { status: 409, message: '正文还是空的，写好再发布。' },
  'Article.TimePast': { status: 409, message: '定时发布的时间已过，请选以后的时间。' },
  'ArticleCategory.NotFound': { status: 404, message: '没有这个文章分类，可能已被删除。' },
  'ArticleCategory.NameTaken': { status: 409, message: '同级已有同名的分类。' },
  'ArticleCategory.Cycle': { status: 409, message: '不能移到它自己的下级里。' },
  'ArticleCategory.InUse': { status: 409, message: '分类下还有文章或下级，请先挪走。' },
} as const satisfies Record<string, CatalogueEntry>;
