import { reviewStateTitles } from '../review-state.tsx';
import { choices } from './choices.tsx';
import type { Filter } from './filter.ts';
import { nodes } from './nodes.tsx';
import { photographer } from './photographer.tsx';

function withoutControl<Value, Wire>({ control: _, ...filter }: Filter<Value, Wire>): Filter<Value, Wire> {
  return { ...filter, chips: () => [] };
}

/** Filters shared by images and albums. */
export const libraryFilters = {
  /** The tabs above the list set it. */
  reviewStates: withoutControl(choices({ param: 'state', label: '状态', titles: reviewStateTitles })),
  categoryIds: nodes({ param: 'category', label: '分类' }),
  regionIds: nodes({ param: 'region', label: '地区' }),
  photographerId: photographer('photographer'),
};
