import type { APIRequestContext } from '@playwright/test';
import { getManagedAlbums, ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { getManagedImages, ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { z } from 'zod';
import { tokenOf } from '../fixtures/people.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Keep {
  /** Returns the image with this title; its current state is restored when the test ends, whether it passes or fails. */
  image: (title: string) => Promise<ManagedImage>;
  album: (title: string) => Promise<ManagedAlbum>;
}

/** The admin suite's `test`: the site's tests use the same library, so changes made by a test must be restored. */
export const test = base.extend<{ keep: Keep }>({
  keep: async ({ request }, use) => {
    const api = await adminApi(request);
    const images: ManagedImage[] = [];
    const albums: ManagedAlbum[] = [];
    await use({
      async image(title) {
        const { items } = await api.get(getManagedImages.path, title, z.object({ items: z.array(ManagedImage) }));
        return taken(items, title, images);
      },
      async album(title) {
        const { items } = await api.get(getManagedAlbums.path, title, z.object({ items: z.array(ManagedAlbum) }));
        return taken(items, title, albums);
      },
    });
    for (const { id, title, description, labels, category, region, unitPrice, reviewState } of images) {
      const [categoryId, regionId] = [category?.id ?? null, region?.id ?? null];
      await api.send('PUT', 'image/UpdateImage', { id, title, description, labels, categoryId, regionId, unitPrice });
      if (reviewState === 'approved') await api.send('POST', 'image/PublishImages', { ids: [id] });
    }
    for (const { id, title, description, category, region, cover, reviewState } of albums) {
      const [categoryId, regionId, coverImageId] = [category?.id ?? null, region?.id ?? null, cover?.id ?? null];
      await api.send('PUT', 'album/UpdateAlbum', { id, title, description, categoryId, regionId, coverImageId });
      if (reviewState === 'approved') await api.send('POST', 'album/PublishAlbums', { ids: [id] });
    }
  },
});

export { expect };

function taken<Row extends { title: string }>(found: Row[], title: string, kept: Row[]): Row {
  const row = found.find((each) => each.title === title);
  if (!row) throw new Error(`the demo has no ${title}`);
  kept.push(row);
  return row;
}

async function adminApi(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
  return {
    async get<Result>(path: string, keyword: string, shape: z.ZodType<Result>): Promise<Result> {
      const answer = await request.get(path, { headers, params: { keyword } });
      return z.object({ result: shape }).parse(await answer.json()).result;
    },
    async send(method: 'PUT' | 'POST', path: string, data: unknown): Promise<void> {
      const answer = await request.fetch(`/api/services/app/${path}`, { method, headers, data });
      expect(answer.status(), `${path} puts it back`).toBe(200);
    },
  };
}
