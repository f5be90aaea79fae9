import type { PictureMetadata } from '../../../platform/imaging/read-metadata.ts';
import { isAbroad, namedPlace } from './named-place.ts';
import { nearestPlace } from './nearest-place.ts';
import { shortPlaceName } from './short-place-name.ts';

interface PictureLocation {
  /** Names from the province down; empty when the picture isn't known to be of China. */
  path: readonly string[];
  /** Words of the file for places that the path doesn't name: a park, a city abroad. */
  words: string[];
}

/** Returns where a picture was taken: what its words say goes before its coordinates, which may only make it more exact. */
export function locatePicture({ place, position }: Pick<PictureMetadata, 'place' | 'position'>): PictureLocation {
  const named = namedPlace(place);
  const nearest = position && !isAbroad(place.country) ? nearestPlace(position) : null;
  const isWithin = nearest !== null && (named === null || named.path.every((name, i) => nearest.path[i] === name));
  const path = (isWithin ? nearest : named)?.path ?? [];
  const known = new Set(path.flatMap((name) => [name, shortPlaceName(name)]));
  const told = [place.sublocation, place.city, place.state, place.country].filter((word) => word !== null);
  return { path, words: told.filter((word) => !isTold(word, path, known)) };
}

/** Returns whether a word adds nothing to a path, in Chinese or, where there is a path, in the letters of another language. */
function isTold(word: string, path: readonly string[], known: ReadonlySet<string>): boolean {
  if (known.has(word) || known.has(shortPlaceName(word)) || /^(?:中国|中华人民共和国)$/.test(word)) return true;
  return path.length > 0 && /^[\p{Script=Latin}\s'’.-]+$/u.test(word);
}
