import type { FaceProvider, FoundFace } from '../../modules/library/index.ts';
import type { HumanFace } from './human-answer.ts';
import type { HumanProcess } from './human-process.ts';

/** Fewer than this is more often a pattern than a face. */
const minFaceScore = 0.4;
const minGenderScore = 0.7;
const minSmileScore = 0.7;

/** Race and beauty are nothing that the model can tell, and never made up. */
export function toFoundFace({ box, score, ...face }: HumanFace): FoundFace {
  const [left, top, width, height] = box;
  const x = Math.min(Math.max(left, 0), 0.99);
  const y = Math.min(Math.max(top, 0), 0.99);
  const isSureOfGender = face.genderScore >= minGenderScore && (face.gender === 'male' || face.gender === 'female');
  // Of its seven emotions only this one can be relied on: the others come out wrong with scores up to 0.99.
  const isSmile = face.expression === 'happy' && face.expressionScore >= minSmileScore;
  return {
    box: {
      x,
      y,
      width: Math.min(Math.max(left + width - x, 0.005), 1 - x),
      height: Math.min(Math.max(top + height - y, 0.005), 1 - y),
    },
    confidence: score,
    // The model doesn't say how sure it is of an age. Age and gender come out of one network, so its sureness of the one
    // has to do for the other.
    age:
      isSureOfGender && face.age !== null && face.age >= 0 && face.age <= 120
        ? { value: Math.round(face.age), confidence: face.genderScore }
        : null,
    gender:
      isSureOfGender && (face.gender === 'male' || face.gender === 'female')
        ? { value: face.gender, confidence: face.genderScore }
        : null,
    expression: isSmile ? { value: 'smile', confidence: face.expressionScore } : null,
    race: null,
    beauty: null,
  };
}

/** The models of this server: where faces are, and age, gender and smiles where they are sure. */
export function humanFaces(process: Pick<HumanProcess, 'detect'>): FaceProvider {
  return {
    async detect({ bytes }) {
      const faces = await process.detect(bytes);
      return faces.filter(({ score }) => score >= minFaceScore).map(toFoundFace);
    },
  };
}
