import { copyChangeWords, type copyConfidences, copyStates } from '@tuyuan/contract/library/copy-words.ts';
import { choice } from '../../../shared/filters/choice.tsx';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { flag } from '../../../shared/filters/flag.tsx';
import { linked } from '../../../shared/filters/linked.ts';
import { view } from '../../../shared/filters/view.ts';

const confidenceTitles = { '90': '把握 90% 以上', '80': '把握 80% 以上', '70': '把握 70% 以上' } satisfies Record<
  (typeof copyConfidences)[number],
  string
>;

export const copyFilters = defineFilters({
  state: view('state', copyStates),
  changes: choices({ param: 'change', label: '改动', titles: copyChangeWords }),
  minConfidence: choice({ param: 'confidence', label: '把握', titles: confidenceTitles }),
  isOwn: flag({ param: 'own', label: '同一作者', text: '同一作者的另一版' }),
  imageId: linked('image', '只看这张图片'),
});
