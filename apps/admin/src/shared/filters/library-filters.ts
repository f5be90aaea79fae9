import { reviewStateTitles } from '../review-state.tsx';
import { choices } from './choices.tsx';
import { nodes } from './nodes.tsx';
import { photographer } from './photographer.tsx';

/** Filters shared by images and albums. */
export const libraryFilters = {
  reviewStates: choices({ param: 'state', label: '状态', titles: reviewStateTitles }),
  categoryIds: nodes({ param: 'category', label: '分类' }),
  regionIds: nodes({ param: 'region', label: '地区' }),
  photographerId: photographer('photographer'),
};
