import { type RiskGroupState, type RiskKind, riskGroupWords, riskWords } from '@tuyuan/contract/contest/rank-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';

const states: Readonly<Record<RiskGroupState, string>> = riskGroupWords;
const kinds: Readonly<Record<RiskKind, string>> = riskWords;

export const riskFilters = defineFilters({
  states: choices({ param: 'state', label: '状态', titles: states }),
  kinds: choices({ param: 'kind', label: '可疑之处', titles: kinds }),
});
