import { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import { UnitReference } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { coverJson } from '../../site/index.ts';
import { UnitLogo } from './unit-logo.repository.ts';

const LinkedUnit = UnitReference.extend({ logo: UnitLogo });

const PublicUnit = UnitDetail.omit({
  photographerCount: true,
  imageCount: true,
  albumCount: true,
  photographers: true,
  albums: true,
  topicAlbums: true,
  videos: true,
}).extend({ logo: UnitLogo, children: z.array(LinkedUnit) });

/** Null if the unit does not exist or isn't public. An unpublished cover counts as none. */
export function findPublicUnit(db: Database, id: number): Promise<z.infer<typeof PublicUnit> | null> {
  return findOne(
    db,
    PublicUnit,
    sql`SELECT n.id, n.name, n.introduction, n.contact_name, n.phone, n.address, n.logo_key AS logo, CASE WHEN i.id IS NOT NULL THEN ${coverJson} END AS cover,
      (WITH RECURSIVE up AS (
          SELECT a.id, a.parent_id, a.name, a.is_public, 1 AS height FROM organization_unit a WHERE a.id = n.parent_id
          UNION ALL SELECT a.id, a.parent_id, a.name, a.is_public, up.height + 1 FROM organization_unit a JOIN up ON a.id = up.parent_id)
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name) ORDER BY height DESC), '[]') FROM up WHERE is_public) AS parents,
      (WITH RECURSIVE down AS (
          SELECT c.id, c.name, c.logo_key, c.is_public, ARRAY[c.position, c.id] AS place FROM organization_unit c WHERE c.parent_id = n.id
          UNION ALL SELECT c.id, c.name, c.logo_key, c.is_public, down.place || c.position || c.id FROM organization_unit c JOIN down ON c.parent_id = down.id AND NOT down.is_public)
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'logo', logo_key) ORDER BY place), '[]') FROM down WHERE is_public) AS children
    FROM organization_unit n LEFT JOIN image i ON i.id = n.cover_image_id AND i.review_state = 'approved'
    WHERE n.id = ${id} AND n.is_public`,
  );
}

const Works = z.object({
  photographerIds: z.array(z.int()),
  imageCount: z.int(),
  albumIds: z.array(z.int()),
  albumCount: z.int(),
});

/** Returns the photographers of a unit and its descendants, those with most images first, and their newest albums. */
export function findUnitWorks(db: Database, id: number, albumLimit: number): Promise<z.infer<typeof Works>> {
  return one(
    db,
    Works,
    sql`WITH author AS (
      SELECT p.user_id AS id, (SELECT count(*) FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') AS images
      FROM active_photographer p JOIN app_user u ON u.id = p.user_id AND u.is_active
      WHERE p.user_id IN (SELECT user_id FROM organization_unit_member WHERE unit_id IN ${familyOf('organization_unit', [id])})),
    album_of AS (SELECT a.id, a.published_at FROM album a JOIN author ON author.id = a.author_id WHERE a.review_state = 'approved' AND a.visibility = 'all')
    SELECT coalesce((SELECT array_agg(id ORDER BY images DESC, id) FROM author), '{}') AS photographer_ids,
      coalesce((SELECT sum(images) FROM author), 0)::int AS image_count,
      ARRAY(SELECT id FROM album_of ORDER BY published_at DESC, id DESC LIMIT ${albumLimit}) AS album_ids,
      (SELECT count(*)::int FROM album_of) AS album_count`,
  );
}

/** Public units a user belongs to, in the order of the tree's siblings. */
export function findPublicUnitsOf(db: Database, userId: number): Promise<UnitReference[]> {
  return manyPrepared(
    db,
    LinkedUnit,
    sql`SELECT n.id, n.name, n.logo_key AS logo FROM organization_unit n JOIN organization_unit_member m ON m.unit_id = n.id
    WHERE m.user_id = ${userId} AND n.is_public ORDER BY n.position, n.id`,
  );
}
