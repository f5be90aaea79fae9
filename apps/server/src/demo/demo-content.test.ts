import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import exifr from 'exifr';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type DemoContent, readDemoContent, type TreeNode } from './demo-content.ts';

const folder = join(import.meta.dirname, '../../demo');
let content: DemoContent;
beforeAll(async () => {
  content = await readDemoContent(folder);
});

function paths(nodes: readonly TreeNode[], above = ''): string[] {
  return nodes.flatMap(({ name, children }) => [`${above}${name}`, ...paths(children ?? [], `${above}${name}/`)]);
}
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const unknown = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name));

describe('demo content', () => {
  it('describes every picture of the folder once and none besides', () => {
    const files = content.images.map((image) => image.file);
    expect(files.toSorted()).toEqual(readdirSync(join(folder, 'photos')).toSorted());
  });

  it('repeats no title, label of an image, user name, album or node of a tree', () => {
    expect(repeated(content.images.map((image) => image.title))).toEqual([]);
    expect(content.images.flatMap((image) => repeated(image.labels))).toEqual([]);
    expect(repeated(content.photographers.map((photographer) => photographer.userName))).toEqual([]);
    expect(repeated(content.albums.flatMap((album) => [album.key, album.title]))).toEqual([]);
    expect(repeated(paths(content.regions))).toEqual([]);
    expect(repeated(paths(content.categories))).toEqual([]);
  });

  it('names only categories and regions that exist', () => {
    const { images, albums, photographers, categories, regions } = content;
    expect(
      unknown(
        [...images, ...albums].map((one) => one.category),
        paths(categories),
      ),
    ).toEqual([]);
    const named = [...images, ...albums, ...photographers].flatMap((one) => one.region ?? []);
    expect(unknown(named, paths(regions))).toEqual([]);
  });

  it('names only photographers, albums and files that exist', () => {
    const { images, albums, topicAlbums, carousels, categories, photographers } = content;
    const units = everyUnit(content.units);
    const files = images.map((image) => image.file);
    expect(
      unknown(
        albums.map((album) => album.author),
        photographers.map((one) => one.userName),
      ),
    ).toEqual([]);
    expect(
      unknown(
        topicAlbums.flatMap((topic) => topic.albums),
        albums.map((album) => album.key),
      ),
    ).toEqual([]);
    expect(
      unknown(
        units.flatMap((unit) => unit.members),
        photographers.map((one) => one.userName),
      ),
    ).toEqual([]);
    const covers = [
      ...units.flatMap((unit) => unit.cover ?? []),
      ...topicAlbums.map((topic) => topic.cover),
      ...categories.flatMap((category) => category.cover ?? []),
    ];
    const shown = [
      ...photographers.flatMap(({ avatar, background }) => [avatar, background]),
      ...carousels.map((slide) => slide.file),
    ];
    expect(unknown([...topicAlbums.flatMap((topic) => topic.images), ...covers, ...shown], files)).toEqual([]);
  });

  it('puts every picture into exactly one album', () => {
    const inAlbums = content.albums.flatMap((album) => album.images);
    expect(inAlbums.toSorted()).toEqual(content.images.map((image) => image.file).toSorted());
  });

  it('covers the 16 prefectures and 129 counties of the province', () => {
    const [province] = content.regions;
    expect(province?.children).toHaveLength(16);
    expect(province?.children?.flatMap((prefecture) => prefecture.children ?? [])).toHaveLength(129);
  });

  it('counts no more likes, collects or downloads than views', () => {
    for (const { views, likes, collects, downloads } of content.images)
      expect(likes + collects + downloads).toBeLessThanOrEqual(views);
  });

  it('lets nobody publish before having joined or album photographs before they were taken', async () => {
    const now = Date.now();
    const joined = new Map(content.photographers.map(({ userName, joinedAt }) => [userName, Date.parse(joinedAt)]));
    const authorOf = new Map(content.albums.flatMap((album) => album.images.map((file) => [file, album.author])));
    const Taken = z.object({ DateTimeOriginal: z.date() });
    for (const { file, publishedMinutesAgo } of content.images) {
      const publishedAt = now - publishedMinutesAgo * 60_000;
      const { DateTimeOriginal } = Taken.parse(await exifr.parse(join(folder, 'photos', file)));
      expect(DateTimeOriginal.getTime(), file).toBeLessThan(publishedAt);
      expect(joined.get(authorOf.get(file) ?? ''), file).toBeLessThan(publishedAt);
    }
  });

  it('has free pictures, pictures payable by package and some of today', () => {
    expect(content.images.filter((image) => image.prices.editorial === 0).length).toBeGreaterThan(10);
    expect(content.images.filter((image) => image.canUseAuthPay).length).toBeGreaterThan(10);
    expect(content.images.filter((image) => image.publishedMinutesAgo < 60).length).toBeGreaterThan(2);
  });
});

function everyUnit(units: DemoContent['units']): DemoContent['units'] {
  return units.flatMap((unit) => [unit, ...everyUnit(unit.children)]);
}
