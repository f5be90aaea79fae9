import type { SearchColour } from '@tuyuan/contract/library/image.ts';
import { formatMoney } from '@tuyuan/format/money.ts';
import { expressionWords, genderWords, raceWords } from './face-words.ts';
import { colourWords, orientationWords } from './filter-words.ts';
import { emptyImageFilter, type ImageFilter, toggled } from './image-filter.ts';
import type { LibraryTree } from './library-tree.ts';

/** An active condition as text, with the filter that remains without it. */
export interface Condition {
  readonly key: string;
  /** Field of the filter it belongs to. */
  readonly field: keyof ImageFilter;
  readonly text: string;
  readonly colour?: SearchColour;
  readonly without: ImageFilter;
}

export interface Trees {
  readonly categories: LibraryTree;
  readonly regions: LibraryTree;
}

const textWords = { title: '标题', author: '作者', description: '描述', no: '编号' } as const;

function takenText({ takenFrom, takenTo }: ImageFilter): string {
  if (takenTo === '') return `${takenFrom} 起拍摄`;
  if (takenFrom === '') return `${takenTo} 前拍摄`;
  return takenFrom === takenTo ? `拍摄于 ${takenFrom}` : `${takenFrom} 至 ${takenTo}`;
}

/** `50`, `9.90`: whole yuan without the hundredths. */
export function shortMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

export function priceText(maxUnitPrice: number): string {
  return `¥${shortMoney(maxUnitPrice)} 以内`;
}

function faceConditions(filter: ImageFilter): Condition[] {
  const { faceAgeRange, faceBeautyRange, faceGender, faceRace, faceExpression, isSinglePeople } = filter;
  const single = (
    field: keyof ImageFilter,
    isSet: boolean,
    text: string,
    without: Partial<ImageFilter>,
  ): Condition[] => (isSet ? [{ key: field, field, text, without: { ...filter, ...without } }] : []);
  return [
    ...single('isSinglePeople', isSinglePeople !== undefined, isSinglePeople ? '单人' : '多人', {
      isSinglePeople: undefined,
    }),
    ...single('faceAgeRange', faceAgeRange !== '', `${faceAgeRange.replace('-', '–')} 岁`, { faceAgeRange: '' }),
    ...faceGender.map((name) => ({
      key: name,
      field: 'faceGender' as const,
      text: `${genderWords[name]}性`,
      without: { ...filter, faceGender: toggled(faceGender, name, false) },
    })),
    ...faceExpression.map((name) => ({
      key: name,
      field: 'faceExpression' as const,
      text: expressionWords[name],
      without: { ...filter, faceExpression: toggled(faceExpression, name, false) },
    })),
    ...faceRace.map((name) => ({
      key: `race ${name}`,
      field: 'faceRace' as const,
      text: `${raceWords[name]}肤色`,
      without: { ...filter, faceRace: toggled(faceRace, name, false) },
    })),
    ...single('faceBeautyRange', faceBeautyRange !== '', `颜值 ${faceBeautyRange.replace('-', '–')}`, {
      faceBeautyRange: '',
    }),
  ];
}

/** Every condition of the filter, in the order in which the screens offer them. */
export function conditionsOf(filter: ImageFilter, { categories, regions }: Trees): Condition[] {
  const { categoryIds, regionIds, orientations, colours, years, maxUnitPrice } = filter;
  const texts = (['title', 'author', 'description', 'no'] as const).filter((name) => filter[name] !== '');
  return [
    ...categoryIds.map((id) => ({
      key: `category ${id}`,
      field: 'categoryIds' as const,
      text: categories.node(id)?.name ?? '未知分类',
      without: { ...filter, categoryIds: toggled(categoryIds, id, false) },
    })),
    ...regionIds.map((id) => ({
      key: `region ${id}`,
      field: 'regionIds' as const,
      text: regions.node(id)?.name ?? '未知地区',
      without: { ...filter, regionIds: toggled(regionIds, id, false) },
    })),
    ...(filter.isFree
      ? [{ key: 'free', field: 'isFree' as const, text: '免费', without: { ...filter, isFree: false } }]
      : []),
    ...(maxUnitPrice === undefined
      ? []
      : [
          {
            key: 'price',
            field: 'maxUnitPrice' as const,
            text: priceText(maxUnitPrice),
            without: { ...filter, maxUnitPrice: undefined },
          },
        ]),
    ...(filter.canUseAuthPay
      ? [
          {
            key: 'package',
            field: 'canUseAuthPay' as const,
            text: '可用套餐',
            without: { ...filter, canUseAuthPay: false },
          },
        ]
      : []),
    ...years.map((year) => ({
      key: `year ${year}`,
      field: 'years' as const,
      text: `${year} 年`,
      without: { ...filter, years: toggled(years, year, false) },
    })),
    ...(filter.takenFrom === '' && filter.takenTo === ''
      ? []
      : [
          {
            key: 'taken',
            field: 'takenFrom' as const,
            text: takenText(filter),
            without: { ...filter, takenFrom: '', takenTo: '' },
          },
        ]),
    ...orientations.map((orientation) => ({
      key: orientation,
      field: 'orientations' as const,
      text: orientationWords[orientation],
      without: { ...filter, orientations: toggled(orientations, orientation, false) },
    })),
    ...colours.map((colour) => ({
      key: colour,
      field: 'colours' as const,
      text: colourWords[colour].word,
      colour,
      without: { ...filter, colours: toggled(colours, colour, false) },
    })),
    ...faceConditions(filter),
    ...texts.map((name) => ({
      key: name,
      field: name,
      text: `${textWords[name]}含「${filter[name]}」`,
      without: { ...filter, [name]: '' },
    })),
  ];
}

/** Returns the filter with its categories only. */
export function onlyCategories({ categoryIds }: ImageFilter): ImageFilter {
  return { ...emptyImageFilter, categoryIds };
}
