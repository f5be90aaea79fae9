import type { Database } from '../../../platform/database/database.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { type ImageSurvey, type SurveyOptions, surveyImages } from './image-survey.repository.ts';

interface Kept {
  survey: Promise<ImageSurvey>;
  until: number;
}

const keptMs = 15_000;
/** Fewer hits than this are always counted anew: there an editor would miss the image just published. */
const leastKept = 1000;
const maxKept = 1000;
const cache = new WeakMap<Database, Map<string, Kept>>();

/** For measurements: the next surveys are made anew. */
export function forgetSurveys(db: Database): void {
  cache.delete(db);
}

/**
 * A survey, shared by equal searches that run at the same time; one of many hits is kept for some seconds, for everybody asks
 * the common words. Cards are read anew, so an image that went offline is gone at once even then.
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
    if (found.total < leastKept) kept.delete(key);
    return found;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
