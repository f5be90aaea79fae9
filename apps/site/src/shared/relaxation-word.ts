import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import type { ImageFilter } from './image-filter.ts';
import { conditionsOf, type Trees } from './image-filter-conditions.ts';
import { cleared, type FilterCondition } from './relaxations.ts';

const unlimited: Readonly<Record<FilterCondition, string>> = {
  categoryIds: '不限分类',
  regionIds: '不限地区',
  orientations: '不限方向',
  colours: '不限颜色',
  years: '不限年份',
  taken: '不限拍摄时间',
  text: '去掉文字条件',
  faces: '不限人物',
  price: '不限授权与价格',
};

/** Returns the label of dropping it: 去掉「竖图」 for a single choice, 不限地区 for several; or of searching by meaning. */
export function relaxationWord({ condition, word }: Relaxation, filter: ImageFilter, trees: Trees): string {
  if (condition === 'meaning') return '按画面意思找';
  if (condition === 'keyword') return `去掉「${word ?? ''}」`;
  const fields: readonly string[] = Object.keys(cleared[condition]);
  const dropped = conditionsOf(filter, trees).filter(({ field }) => fields.includes(field));
  const [only] = dropped;
  return dropped.length === 1 && only ? `去掉「${only.text}」` : unlimited[condition];
}
