import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faceExpressions, faceGenders } from '@tuyuan/contract/library/face-choices.ts';
import { z } from 'zod';

const counter = z.int().min(0);
const cents = z.int().min(0);
const share = z.number().min(0).max(1);
const text = z.string().min(1);

const Node = z.object({ name: text, description: z.string().default(''), cover: z.string().optional() });
const Leaf = Node.extend({ children: z.array(Node).default([]) });
/** Category or region with its children: three levels at most. */
const Tree = z.array(Leaf.extend({ children: z.array(Leaf).default([]) }));
export type TreeNode = z.infer<typeof Node> & { children?: TreeNode[] };

const DemoImage = z.strictObject({
  file: text,
  title: text,
  description: text,
  labels: z.array(text).min(5).max(10),
  /** Names from the root down, joined by `/`. */
  category: text,
  region: text.nullable(),
  prices: z.object({ editorial: cents, commercial: cents, extended: cents }),
  canUseAuthPay: z.boolean(),
  /** Before the moment of seeding. */
  publishedMinutesAgo: counter,
  views: counter,
  likes: counter,
  collects: counter,
  downloads: counter,
  /** Known attributes of the people in a drawn picture. */
  faces: z
    .array(
      z.object({
        gender: z.enum(faceGenders),
        age: counter,
        expression: z.enum(faceExpressions),
        /** In shares of the picture. */
        box: z.object({ x: share, y: share, width: share, height: share }),
      }),
    )
    .default([]),
});
export type DemoImage = z.infer<typeof DemoImage>;

const DemoPhotographer = z.strictObject({
  userName: text,
  nickName: text,
  personalSign: text,
  introduction: text,
  region: text,
  unitName: z.string(),
  joinedAt: z.iso.datetime({ offset: true }),
  followerCount: counter,
  showsPosition: z.boolean(),
  avatar: text,
  background: text,
});
export type DemoPhotographer = z.infer<typeof DemoPhotographer>;

const DemoAlbum = z.strictObject({
  key: text,
  title: text,
  description: text,
  /** User name. */
  author: text,
  category: text,
  region: text.nullable(),
  publishedMinutesAgo: counter,
  views: counter,
  likes: counter,
  collects: counter,
  /** Files in their order; the first is the cover. */
  images: z.array(text).min(3),
});
export type DemoAlbum = z.infer<typeof DemoAlbum>;

const DemoTopicAlbum = z.strictObject({
  title: text,
  summary: text,
  story: text,
  cover: text,
  publishedDaysAgo: counter,
  /** Keys of albums. */
  albums: z.array(text).min(1),
  images: z.array(text),
});
export type DemoTopicAlbum = z.infer<typeof DemoTopicAlbum>;

const Unit = z.strictObject({
  name: text,
  code: z.string().default(''),
  contactName: z.string().default(''),
  phone: z.string().default(''),
  address: z.string().default(''),
  introduction: z.string().default(''),
  isPublic: z.boolean(),
  cover: text.optional(),
  /** User names. */
  members: z.array(text),
});
export type DemoUnit = z.infer<typeof Unit> & { children: DemoUnit[] };
const DemoUnit: z.ZodType<DemoUnit> = Unit.extend({ children: z.lazy(() => z.array(DemoUnit)) });

const DemoCarousel = z.strictObject({ title: text, subtitle: text, file: text });

export interface DemoContent {
  categories: TreeNode[];
  regions: TreeNode[];
  photographers: DemoPhotographer[];
  albums: DemoAlbum[];
  topicAlbums: DemoTopicAlbum[];
  carousels: z.infer<typeof DemoCarousel>[];
  units: DemoUnit[];
  /** Newest first. */
  images: DemoImage[];
}

/** Reads the demo's description from `folder`; the pictures lie in its `photos`. */
export async function readDemoContent(folder: string): Promise<DemoContent> {
  async function read<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  }
  return {
    categories: await read('categories.json', Tree),
    regions: await read('regions.json', Tree),
    photographers: await read('photographers.json', z.array(DemoPhotographer)),
    albums: await read('albums.json', z.array(DemoAlbum)),
    topicAlbums: await read('topic-albums.json', z.array(DemoTopicAlbum)),
    carousels: await read('carousels.json', z.array(DemoCarousel)),
    units: await read('units.json', z.array(DemoUnit)),
    images: await read('images.json', z.array(DemoImage)),
  };
}
