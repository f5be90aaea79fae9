import { within } from '../../../platform/within.ts';
import { quantise } from './quantise.ts';
import type { TextImageModel } from './text-image-model.ts';

/** Finds which of some labels may be on a picture. */
export interface LabelSeer {
  /** Returns the nearest of these labels, the nearest first; of those only that the model has read by now, where there are many new ones. */
  seenOn(picture: Int8Array, labels: readonly string[]): Promise<string[]>;
}

const maxSeen = 8;
/** Read at once, so that searches get their turn between. */
const batch = 16;
const patienceMs = 2500;
/** Of all sites together; then it begins anew. */
const maxKept = 20_000;

/** Keeps what labels mean to the model, once each. */
export function openLabelSeer(model: TextImageModel): LabelSeer {
  const vectors = new Map<string, Int8Array>();
  let reading: Promise<void> = Promise.resolve();

  async function read(labels: readonly string[]): Promise<void> {
    if (vectors.size > maxKept) vectors.clear();
    const unread = labels.filter((label) => !vectors.has(label));
    for (let first = 0; first < unread.length; first += batch) {
      const texts = unread.slice(first, first + batch);
      const found = await model.describeTexts(texts);
      for (const [place, vector] of found.entries()) vectors.set(texts[place] ?? '', quantise(vector));
    }
  }

  return {
    async seenOn(picture, labels) {
      if (labels.some((label) => !vectors.has(label))) {
        reading = reading.catch(() => undefined).then(() => read(labels));
        const late = new Error('Labels are still being read.');
        await within(reading, patienceMs, () => late).catch((error: unknown) => {
          if (error !== late) throw error;
        });
      }
      return labels
        .map((label) => ({ label, likeness: cosine(picture, vectors.get(label)) }))
        .filter(({ likeness }) => likeness >= model.minLikeness)
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, maxSeen)
        .map(({ label }) => label);
    },
  };
}

function cosine(one: Int8Array, other: Int8Array | undefined): number {
  if (other === undefined) return 0;
  const product = one.reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0);
  const lengths = Math.hypot(...one) * Math.hypot(...other);
  return lengths === 0 ? 0 : product / lengths;
}
