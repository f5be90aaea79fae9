import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of the home page's design. */
export const homeErrors = {
  'HomeDesign.ChangedMeanwhile': { status: 409, message: '别人刚改过首页草稿。你的修改还在，核对后再保存一次。' },
  'HomeDesign.NothingToPublish': { status: 409, message: '草稿和已发布的首页没有差别。' },
  'HomeDesign.VersionNotFound': { status: 404, message: '没有这个版本，可能太久远，已不再保留。' },
  'HomeDesign.PreviewExpired': { status: 410, message: '预览链接已失效，请到管理台重新打开。' },
} as const satisfies Record<string, CatalogueEntry>;
