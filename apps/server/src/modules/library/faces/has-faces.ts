import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database.ts';
import { faceSwitch } from '../search/index.ts';
import type { FacePicture, FaceProviders } from './face-provider.ts';

/** Milliseconds: nobody's search waits for the models to be loaded. */
const patience = 1500;

/**
 * Returns whether there is a face in a picture that a visitor searches by; null where the site does without, or this
 * server can't tell. Only the server's own model looks: such a picture is sent nowhere and nothing of it is kept.
 */
export async function hasFaces(providers: FaceProviders, db: Database, picture: FacePicture): Promise<boolean | null> {
  if (providers.model === null || !(await faceSwitch.get(db))) return null;
  const late = setTimeout(patience, null);
  try {
    const found = await Promise.race([providers.model.detect(picture), late]);
    return found && found.length > 0;
  } catch {
    // The search goes on without knowing.
    return null;
  }
}
