import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, shownNameField, textField, wireTime } from '../fields.ts';
import { versionField } from '../governed-fields.ts';
import { coverSchema } from '../library/album-data.ts';
import {
  bottomBarIcons,
  homeBlockKinds,
  homeBlockLayouts,
  homeBlockSorts,
  homeBlockTypes,
  maxBlockHtml,
  maxBottomBarItems,
  maxFriendLinks,
  maxHomeBlocks,
  maxHomeSlides,
  maxNavigationItems,
} from './home-block-kinds.ts';

/** A path of this site or an https address; "" for none. */
const optionalLink = textField(300).refine(
  (link) => link === '' || isSiteLink(link),
  '请填写本站路径（/ 开头）或 https:// 开头的网址',
);
const link = optionalLink.refine((text) => text !== '', '请填写链接');

function isSiteLink(text: string): boolean {
  if (/[\s\\]|\p{C}/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** When it is shown, by the site's clock; null for no limit. */
const period = { startsAt: wireTime.nullable().default(null), endsAt: wireTime.nullable().default(null) };

interface Period {
  startsAt: string | null;
  endsAt: string | null;
}

const isPeriod = ({ startsAt, endsAt }: Period) => startsAt === null || endsAt === null || startsAt < endsAt;
const wrongPeriod = { path: ['endsAt'], message: '结束时间要晚于开始时间' };

export const DesignedBlock = z
  .object({
    id: idField,
    type: z.enum(homeBlockTypes, '没有这种版块'),
    title: textField(20).default(''),
    count: z.int('请填写整数').min(1, '至少 1').max(60, '最多 60').default(1),
    sort: z.enum(homeBlockSorts, '请选择排序').default('newest'),
    categoryId: idField.nullable().default(null),
    layout: z.enum(homeBlockLayouts, '请选择版式'),
    /** Second line of a banner. */
    text: textField(80).default(''),
    html: textField(maxBlockHtml).default(''),
    /** Picture of a banner. */
    imageId: idField.nullable().default(null),
    link: optionalLink.default(''),
    isActived: z.boolean().default(true),
    ...period,
  })
  .refine(isPeriod, wrongPeriod)
  .refine(({ type, layout }) => homeBlockKinds[type].layouts.includes(layout), {
    path: ['layout'],
    message: '这种版块没有这个版式',
  })
  .refine(({ type, count: wanted }) => wanted <= (homeBlockKinds[type].count?.max ?? 60), {
    path: ['count'],
    message: '超过了这种版块的上限',
  });
export type DesignedBlock = z.infer<typeof DesignedBlock>;

export const DesignedSlide = z
  .object({
    id: idField,
    title: textField(40).default(''),
    subtitle: textField(60).default(''),
    link: optionalLink.default(''),
    imageId: idField,
    isActived: z.boolean().default(true),
    ...period,
  })
  .refine(isPeriod, wrongPeriod);
export type DesignedSlide = z.infer<typeof DesignedSlide>;

export const DesignedItem = z.object({
  id: idField,
  name: shownNameField(12),
  link,
  isActived: z.boolean().default(true),
});
export type DesignedItem = z.infer<typeof DesignedItem>;

export const BottomBarItem = z.object({
  id: idField,
  name: shownNameField(5),
  link,
  icon: z.enum(bottomBarIcons, '请选择图标'),
});
export type BottomBarItem = z.infer<typeof BottomBarItem>;

export const DesignedFriend = z.object({ id: idField, name: shownNameField(30), link });
export type DesignedFriend = z.infer<typeof DesignedFriend>;

function listOf<Item extends z.ZodType<{ id: number }>>(item: Item, max: number) {
  return z
    .array(item)
    .max(max, `最多 ${max} 项`)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, '编号重复');
}

/** Whether no type that a home page has once is there twice. */
function hasSinglesOnce(blocks: readonly DesignedBlock[]): boolean {
  const single = blocks.filter(({ type }) => homeBlockKinds[type].isSingle).map(({ type }) => type);
  return new Set(single).size === single.length;
}

const pageParts = {
  blocks: listOf(DesignedBlock, maxHomeBlocks).refine(hasSinglesOnce, '轮播、分类这样的版块只能有一个'),
  slides: listOf(DesignedSlide, maxHomeSlides),
};
const navigationParts = {
  navigation: listOf(DesignedItem, maxNavigationItems),
  bottomBar: listOf(BottomBarItem, maxBottomBarItems),
  friendLinks: listOf(DesignedFriend, maxFriendLinks),
};

const HomeDesign = z.object({ ...pageParts, ...navigationParts });
export type HomeDesign = z.infer<typeof HomeDesign>;

/** Who published or saved it, and when. */
const change = { at: wireTime, by: z.string() };

export const HomeDraft = z.object({
  /** Number of the draft's last change: a change names the one it is based on. */
  revision: versionField,
  draft: HomeDesign,
  /** Null until the draft was changed since it was last published or restored. */
  saved: z.object(change).nullable(),
  /** Null until a home page was published: visitors see the default. */
  published: z.object({ version: count, design: HomeDesign, ...change }).nullable(),
  /** The published ones among the pictures that the draft names. */
  pictures: z.array(coverSchema),
});
export type HomeDraft = z.infer<typeof HomeDraft>;

export const getHomeDraft = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/homeDesign/GetDraft',
  access: 'permission:Pages.Site.Home',
  summary: 'The home page’s design as it is edited, and as it is published.',
  input: z.object({}),
  output: HomeDraft,
  errors: [],
});

export const saveHomeDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/homeDesign/SaveDraft',
  access: 'permission:Pages.Site.Home',
  summary: 'Changes blocks and slides of the draft; refused when somebody else changed the draft since `basedOn`.',
  input: z.object({ ...pageParts, basedOn: versionField }),
  output: HomeDraft,
  errors: ['HomeDesign.ChangedMeanwhile'],
  // Saved while typing and seen by nobody; who published what is on record.
  audited: false,
});

export const saveNavigationDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/homeDesign/SaveNavigation',
  access: 'permission:Pages.Site.Navigation',
  summary: 'As SaveDraft, for the navigation, the bar at the bottom of phones and the friend links.',
  input: z.object({ ...navigationParts, basedOn: versionField }),
  output: HomeDraft,
  errors: ['HomeDesign.ChangedMeanwhile'],
  audited: false,
});

export const createHomePreview = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/homeDesign/CreatePreviewLink',
  access: 'permission:Pages.Site.Home',
  summary: 'A link that shows the draft to whoever has it, for two hours.',
  input: z.object({}),
  output: z.object({ path: z.string(), expiresAt: wireTime }),
  errors: [],
  audited: false,
});

export const publishHome = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/homeDesign/Publish',
  access: 'permission:Pages.Site.Home',
  summary: 'Makes the draft what visitors see; refused when it was changed since `basedOn`.',
  input: z.object({ basedOn: versionField }),
  output: HomeDraft,
  errors: ['HomeDesign.ChangedMeanwhile', 'HomeDesign.NothingToPublish'],
  idempotent: true,
});

export const HomeVersion = z.object({
  version: count,
  ...change,
  /** The version whose design it repeats, or null. */
  restoredFrom: count.nullable(),
  blocks: count,
  slides: count,
});
export type HomeVersion = z.infer<typeof HomeVersion>;

export const listHomeVersions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/homeDesign/GetVersions',
  access: 'permission:Pages.Site.Home',
  summary: 'The last hundred published versions, newest first.',
  input: z.object({}),
  output: z.object({ items: z.array(HomeVersion) }),
  errors: [],
});

export const restoreHomeVersion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/homeDesign/RestoreVersion',
  access: 'permission:Pages.Site.Home',
  summary: 'Publishes an earlier version again, and makes it the draft.',
  input: z.object({ version: idField, basedOn: versionField }),
  output: HomeDraft,
  errors: ['HomeDesign.ChangedMeanwhile', 'HomeDesign.VersionNotFound'],
  idempotent: true,
});
