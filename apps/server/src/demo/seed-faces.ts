import { indexImages } from '../modules/library/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { DemoContent } from './demo-content.ts';
import { insertDemoFaces, switchFacesOn } from './seed-faces.repository.ts';

/** Switches the search by faces on and tells it, as an editor would, of the people drawn in the demo's pictures. */
export async function seedFaces(db: Database, { images }: DemoContent, timeZone: string): Promise<void> {
  const faces = images.flatMap((image) => image.faces.map((face) => ({ file: image.file, ...face })));
  const imageIds = await insertDemoFaces(db, faces);
  await indexImages(db, imageIds, timeZone);
  await switchFacesOn(db);
}
