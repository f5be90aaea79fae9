import type { Database } from '../../../platform/database/database.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { type ImageSurvey, type SurveyOptions, surveyImages } from './image-survey.repository.ts';

interface Kept {
  survey: Promise<ImageSurvey>;
  until: number;
}

const keptMs = 15_000;
/** Results with fewer hits are always counted again: there an editor would miss the image just published. */
const minKept = 1000;
const maxKept = 1000;
const cache = new WeakMap<Database, Map<string, Kept>>();

/** Clears the cached surveys, for measurements. */
export function forgetSurveys(db: Database): void {
  cache.delete(db);
}

/**
 * Returns a survey, shared by equal searches that run at the same time. One of many hits is cached for some seconds,
 * because common words are searched often. Cards are always read again, so an image that went offline disappears at
 * once.
 */
export async function surveyOnce(db: Database, criteria: ImageCriteria, options: SurveyOptions): Promise<ImageSurvey> {
  const kept = cache.get(db) ?? new Map<string, Kept>();
  cache.set(db, kept);
  const key = JSON.stringify([criteria, options]);
  const known = kept.get(key);
  if (known !== undefined && known.until > performance.now()) return known.survey;
  const survey = surveyImages(db, criteria, options);
  kept.set(key, { survey, until: performance.now() + keptMs });
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
  }
  try {
    const found = await survey;
    if (found.total < minKept) kept.delete(key);
    return found;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
