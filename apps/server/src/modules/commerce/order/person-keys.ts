import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findPhone } from '../../account/index.ts';

/** Returns keys of a person that outlive the account: of the account itself and of its phone. Nobody can guess back from them. */
export async function personKeys(db: Database, box: SecretBox, userId: number): Promise<Buffer[]> {
  const phone = await findPhone(db, userId);
  return [`user:${userId}`, ...(phone ? [`phone:${phone}`] : [])].map((text) => box.mark(text));
}
