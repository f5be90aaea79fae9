import type { CopyChange } from '@tuyuan/contract/library/copy-words.ts';
import type { CopyFinding } from '../../../platform/imaging/compare-copy.ts';

/** How much the looks of two pictures must have in common to be laid one on the other, 0–1; see `Alike`. */
export const minLook = 0.7;
/** Below one of these two pictures are different ones, though they may show the same; from the others on nothing speaks against a copy. */
const [minLikeness, fullLikeness] = [0.62, 0.97];
const [minMatching, fullMatching] = [0.75, 1];
/** Of a hundred; nobody is ever surer. */
const [minConfidence, maxConfidence] = [70, 99];
/** A copy that shows so much of its original shows it all, and one that is no more than this larger or smaller has its size. */
const [wholeShare, sameSize] = [0.94, 0.02];

interface Size {
  width: number;
  height: number;
}

export interface CopyVerdict {
  changes: CopyChange[];
  sharedPercent: number;
  confidence: number;
}

/** Returns what was done to a copy and how sure that is; null where the two are different pictures. */
export function judgeCopy(finding: CopyFinding | null, original: Size, copy: Size): CopyVerdict | null {
  if (!finding || finding.likeness < minLikeness || finding.matching < minMatching) return null;
  const { likeness, matching, frame, isAround, isMirrored, colours } = finding;
  const share = Math.min(1, frame.width * frame.height);
  const isWhole = share >= wholeShare;
  const changes: CopyChange[] = [];
  if (isMirrored) changes.push('mirrored');
  if (!isWhole) changes.push(isAround ? 'framed' : 'cropped');
  if (colours !== 'same') changes.push(colours === 'grey' ? 'greyed' : 'recoloured');
  const scale = copy.width / original.width;
  if (isWhole && Math.abs(scale - 1) > sameSize) changes.push('resized');
  if (changes.length === 0) changes.push('same');
  const certainty = Math.min(
    1,
    (likeness - minLikeness) / (fullLikeness - minLikeness),
    (matching - minMatching) / (fullMatching - minMatching),
  );
  const confidence = Math.round(minConfidence + (maxConfidence - minConfidence) * certainty);
  return { changes, sharedPercent: isWhole ? 100 : Math.max(1, Math.round(share * 100)), confidence };
}
