import { z } from 'zod';
import { flagField, idField, textField } from '../fields.ts';
import { hotspotKinds, maxFov, maxHotspots, maxHotspotText, maxScenes, minFov, usualFov } from './panorama-words.ts';

/** Names a scene within its tour, a hotspot within its scene. */
const keyField = z.string().regex(/^[a-z0-9]{1,16}$/, '编号不正确');
/** Degrees to the right of the picture's middle. */
const yaw = z.number('请填写角度').min(-180, '偏航在 −180° 到 180° 之间').max(180, '偏航在 −180° 到 180° 之间');
/** Degrees above the horizon. */
const pitch = z.number('请填写角度').min(-90, '俯仰在 −90° 到 90° 之间').max(90, '俯仰在 −90° 到 90° 之间');
/** A page of this site, or of another by https. */
const hrefField = textField(300).regex(/^(\/(?![/\\]).*|https:\/\/[^\s]+)?$/, '填本站路径（/ 开头）或 https 链接');
const share = z.number().min(0).max(1);

export const PanoramaView = z.object({
  yaw,
  pitch,
  /** Degrees from left to right. */
  fov: z.number().min(minFov).max(maxFov),
});
export type PanoramaView = z.infer<typeof PanoramaView>;

export const Hotspot = z.object({
  key: keyField,
  kind: z.enum(hotspotKinds),
  yaw,
  pitch,
  title: textField(30).default(''),
  text: textField(maxHotspotText).default(''),
  /** Of a way to a scene: where it leads; "" until that is chosen. */
  target: z.union([keyField, z.literal('')]).default(''),
  /** Image of the library. */
  imageId: idField.nullable().default(null),
  href: hrefField.default(''),
});
export type Hotspot = z.infer<typeof Hotspot>;

export const PanoramaScene = z.object({
  key: keyField,
  pictureId: idField,
  name: textField(20).default(''),
  view: PanoramaView.default({ yaw: 0, pitch: 0, fov: usualFov }),
  /** Where it was taken on the floor plan, in shares of the plan from its upper left. */
  place: z.object({ x: share, y: share }).nullable().default(null),
  /** Which way the picture's middle looks on the plan: degrees clockwise from up. */
  heading: z.number().min(-180).max(180).default(0),
  hotspots: z.array(Hotspot).max(maxHotspots, `每个场景最多 ${maxHotspots} 个热点`).default([]),
});
export type PanoramaScene = z.infer<typeof PanoramaScene>;

/** What an editor arranges, and what a publication shows. */
export const PanoramaTour = z.object({
  title: textField(60).default(''),
  description: textField(500).default(''),
  /** Whose pictures they are, as it is printed. */
  author: textField(30).default(''),
  /** Where it is. */
  location: textField(40).default(''),
  categoryId: idField.nullable().default(null),
  /** Key of the floor plan's picture. */
  planKey: z
    .string()
    .regex(/^[\w-]{22}$/)
    .nullable()
    .default(null),
  /** Begins as a small planet. */
  hasPlanet: flagField.default(true),
  /** Turns by itself while nobody touches it. */
  turns: flagField.default(true),
  scenes: z.array(PanoramaScene).max(maxScenes, `最多 ${maxScenes} 个场景`).default([]),
});
export type PanoramaTour = z.infer<typeof PanoramaTour>;
