import type { Database } from '../../../platform/database/database.ts';
import { screenFields } from '../../site/index.ts';

interface WorkTexts {
  title?: string;
  description?: string;
  labels?: readonly string[];
}

interface ScreenedTexts {
  title: string;
  description: string;
  labels: string[];
}

/**
 * Returns what is written about an image or album as it may be stored: masked words starred out, labels with one left out.
 * Every write of such texts goes through here. Throws `Text.Blocked` at each field with a blocked word.
 */
export async function screenWork(db: Database, work: WorkTexts): Promise<ScreenedTexts> {
  const labels = work.labels ?? [];
  const {
    title = '',
    description = '',
    ...screened
  } = await screenFields(db, {
    title: work.title,
    description: work.description,
    labels: labels.join('\n'),
  });
  const kept = screened.labels.split('\n');
  return { title, description, labels: labels.filter((label, index) => label === kept[index]) };
}
