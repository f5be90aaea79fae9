import { conferenceStateName, conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { wired } from '../../../shared/filters/wire.ts';

const titleOf = (state: keyof typeof conferenceStateNumbers) => conferenceStateName(conferenceStateNumbers[state]);

/** In the order of a conference's life. */
const stateTitles = {
  draft: titleOf('draft'),
  announced: titleOf('announced'),
  registering: titleOf('registering'),
  regClosed: titleOf('regClosed'),
  running: titleOf('running'),
  ended: titleOf('ended'),
  archived: titleOf('archived'),
  cancelled: titleOf('cancelled'),
};

export const conferenceFilters = defineFilters(
  {
    keyword: text({ placeholder: '名称、城市、会场', maxLength: 50 }),
    states: wired(choices({ param: 'state', label: '状态', titles: stateTitles }), (states) =>
      states.map((state) => conferenceStateNumbers[state]),
    ),
  },
  { sortFields: ['startTime', 'createdAt', 'title'], defaultSorting: 'startTime DESC' },
);
