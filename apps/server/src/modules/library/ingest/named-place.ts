import { pinyin } from 'pinyin-pro';
import type { PictureMetadata } from '../../../platform/imaging/read-metadata.ts';
import { chinaPlaces, type Place } from './china-places.ts';
import { shortPlaceName } from './short-place-name.ts';

type PlaceWords = PictureMetadata['place'];

/** English names that aren't the Chinese one's letters. */
const englishNames: Record<string, string> = {
  shaanxi: '陕西',
  tibet: '西藏',
  xizang: '西藏',
  innermongolia: '内蒙古',
  hongkong: '香港',
  macau: '澳门',
  macao: '澳门',
  taipei: '台北',
  kaohsiung: '高雄',
  lhasa: '拉萨',
  urumqi: '乌鲁木齐',
  hohhot: '呼和浩特',
  kashgar: '喀什',
  harbin: '哈尔滨',
};

/** Places by each thing they are called, the larger first. */
let byName: Map<string, Place[]> | undefined;

/** Returns the place that a file's own words name: the smallest whose larger ones agree; null when none does or several do. */
export function namedPlace({ country, state, city, sublocation }: PlaceWords): Place | null {
  if (isAbroad(country)) return null;
  let found: Place | undefined;
  for (const word of [isSpecial(country) ? country : null, state, city, sublocation]) {
    if (word === null) continue;
    const larger: readonly string[] = found?.path ?? [];
    const inside = placesCalled(word).filter((place) => larger.every((name, i) => place.path[i] === name));
    const level = Math.min(...inside.map(({ path }) => path.length));
    const candidates = inside.filter(({ path }) => path.length === level);
    // 朝阳 alone is a city and several districts: the larger is meant, and of equals none.
    if (candidates.length === 1) [found] = candidates;
  }
  return found ?? null;
}

/** Returns whether the file names another country. */
export function isAbroad(country: string | null): boolean {
  return (
    country !== null && !isSpecial(country) && !/^(?:中国|中华人民共和国|(?:p\.? ?r\.? ?)?china|cn|chn)/i.test(country)
  );
}

/** What programs write as a country and what the tree has as a province. */
function isSpecial(country: string | null): boolean {
  return country !== null && /^(?:中国)?(?:香港|澳门|台湾|hong ?kong|maca[uo]|taiwan)/i.test(country);
}

function placesCalled(word: string): readonly Place[] {
  byName ??= indexNames();
  const key = word.toLowerCase().replaceAll(/[\s'’.-]/g, '');
  const latin = key.replace(/(?:province|city|shi|sheng|county|district|prefecture|autonomousregion)$/, '');
  return byName.get(key) ?? byName.get(englishNames[latin] ?? latin) ?? byName.get(shortPlaceName(key)) ?? [];
}

function indexNames(): Map<string, Place[]> {
  const index = new Map<string, Place[]>();
  for (const place of chinaPlaces()) {
    const name = place.path.at(-1) ?? '';
    const short = shortPlaceName(name);
    // Letters only of what is known abroad: of counties too many sound alike.
    const letters =
      place.path.length < 3 && name !== '陕西省' ? pinyin(short, { toneType: 'none', type: 'array' }).join('') : short;
    for (const key of new Set([name, short, letters])) index.set(key, [...(index.get(key) ?? []), place]);
  }
  return index;
}
