import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { bottomBarIcons, homeBlockLayouts, homeBlockSorts, homeBlockTypes } from './home-block-kinds.ts';
import { publicSettingNames } from './setting-definitions.ts';

export const getWebSettings = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetWebSettings',
  access: 'public',
  summary: 'The site’s settings: name → { value }; an empty setting is "".',
  input: z.object({}),
  output: z.record(z.enum(publicSettingNames), z.object({ value: z.string() })),
  errors: [],
});

export const getSystemSetting = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetSystemSetting',
  access: 'public',
  summary: 'Switches and limits the client needs, as key values.',
  input: z.object({ _t: z.coerce.number<number>().optional() }),
  output: z.object({
    timeZone: z.string(),
    isDemo: z.boolean(),
    importPending: count,
    version: z.string(),
    /** Whether the pages below /demo exist. */
    showsDemoPages: z.boolean(),
    /** Whether the installation is for trying out; off in production. */
    isDebug: z.boolean(),
  }),
  errors: [],
});

/** The token of a preview link: with it the answer is of the home page’s draft. */
const preview = z
  .string()
  .regex(/^[\w-]{43}$/, '预览链接不正确')
  .optional();

export const NavigationItem = z.object({ name: z.string(), link: z.string(), isActived: z.boolean(), order: z.int() });
export type NavigationItem = z.infer<typeof NavigationItem>;

export const BarItem = z.object({ name: z.string(), link: z.string(), icon: z.enum(bottomBarIcons) });
export type BarItem = z.infer<typeof BarItem>;

export const getHomeNavigation = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetHomeNavigation',
  access: 'public',
  summary: 'The header’s navigation items, and those of the bar at the bottom of phones.',
  input: z.object({ preview }),
  output: z.object({ items: z.array(NavigationItem), bottomBar: z.array(BarItem) }),
  errors: ['HomeDesign.PreviewExpired'],
});

export const HomeBlock = z.object({
  id: idField,
  type: z.enum(homeBlockTypes),
  title: z.string(),
  count: z.int().min(1).max(60),
  sort: z.enum(homeBlockSorts),
  categoryId: idField.nullable(),
  layout: z.enum(homeBlockLayouts),
  text: z.string(),
  /** Cleaned. */
  html: z.string(),
  picture: coverSchema.nullable(),
  link: z.string(),
  isActived: z.boolean(),
  order: z.int(),
});
export type HomeBlock = z.infer<typeof HomeBlock>;

export const getHomeDataBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetHomeDataBlocks',
  access: 'public',
  summary: 'The home page’s data blocks that are due now.',
  input: z.object({ preview }),
  output: z.object({ items: z.array(HomeBlock) }),
  errors: ['HomeDesign.PreviewExpired'],
});

export const CarouselSlide = z.object({
  id: idField,
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image: coverSchema,
  authorName: z.string(),
  regionName: z.string(),
});
export type CarouselSlide = z.infer<typeof CarouselSlide>;

export const getCarousels = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetCarousels',
  access: 'public',
  summary: 'Slides of the home page’s carousel that are due now, in order.',
  input: z.object({ preview }),
  output: z.object({ items: z.array(CarouselSlide) }),
  errors: ['HomeDesign.PreviewExpired'],
});

export const getFriendLinks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetFriendLinks',
  access: 'public',
  summary: 'Links to befriended sites, in order.',
  input: z.object({ preview }),
  output: z.object({ items: z.array(z.object({ name: z.string(), link: z.string() })) }),
  errors: ['HomeDesign.PreviewExpired'],
});

export const getLibraryFigures = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetLibraryFigures',
  access: 'public',
  summary: 'How many images, albums, topic albums and photographers are published, and how many images came today.',
  input: z.object({}),
  output: z.object({ images: count, albums: count, topicAlbums: count, photographers: count, imagesToday: count }),
  errors: [],
});
