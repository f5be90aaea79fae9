import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { choice } from '../../../shared/filters/choice.tsx';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { namedOnes } from '../../../shared/filters/named.tsx';
import { text } from '../../../shared/filters/text.tsx';
import { wired } from '../../../shared/filters/wire.ts';
import { attendeeStateTitles } from './attendee-state.tsx';

/** The wire's numbers: `0` an attendee … `4` the office. */
const userTypeTitles = {
  0: conferenceUserTypeName(0),
  1: conferenceUserTypeName(1),
  2: conferenceUserTypeName(2),
  3: conferenceUserTypeName(3),
  4: conferenceUserTypeName(4),
} as const;

export const attendeeFilters = defineFilters(
  {
    keyword: text({ placeholder: '姓名、单位、胸卡号、手机尾号、票码', maxLength: 50 }),
    states: choices({ param: 'state', label: '状态', titles: attendeeStateTitles }),
    ticketTypeIds: namedOnes({ param: 'ticket', label: '票种' }),
    userTypes: wired(choices({ param: 'role', label: '身份', titles: userTypeTitles }), (types) => types.map(Number)),
    arrival: wired(
      choice({ param: 'arrival', label: '签到', titles: { arrived: '已签到', missing: '未签到' } }),
      (arrival) => arrival ?? 'all',
    ),
  },
  { sortFields: ['createdAt', 'name', 'state'], defaultSorting: 'createdAt DESC' },
);
