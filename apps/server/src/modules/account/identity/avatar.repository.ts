import { type DerivativeWidth, imagePath, miscPath } from '@tuyuan/contract/resource-path.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** Reads a picture of a user as the path to it, or "" for none: an own file goes before an image of the library. */
export const userPicture = (width: DerivativeWidth) =>
  z
    .object({ key: z.string().nullable(), id: z.int().nullable(), version: z.string().nullable() })
    .transform(({ key, id, version }) => {
      if (key !== null) return miscPath(key);
      return id === null || version === null ? '' : imagePath({ id, version }, width);
    });

export const Avatar = userPicture(320);

/** Over `app_user u` and the join below. An avatar that is not published would not be served, so it counts as none. */
export const avatarJson = sql`json_build_object('key', u.avatar_key, 'id', av.id, 'version', av.version)`;
export const avatarJoin = sql`LEFT JOIN image av ON av.id = u.avatar_image_id AND av.review_state = 'approved'`;
