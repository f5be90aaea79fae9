import { exportAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { questionHeadings, standardHeadings } from '@tuyuan/format/attendee-table.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { ExportList } from '../../site/index.ts';
import { codeMarkOf } from '../registration/index.ts';
import { allManagedAttendees, findForm, ManagedAttendeeRow } from './managed-attendee.repository.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { maskedAnswer } from './masked-answer.ts';
import { seesPersonalData } from './present-attendees.ts';

const stateNames: Record<ManagedAttendeeRow['state'], string> = {
  applied: '待审核',
  waitlisted: '候补',
  unpaid: '待支付',
  ticketed: '已出票',
  rejected: '未通过',
  cancelled: '已取消',
};
const genderNames: Record<ManagedAttendeeRow['gender'], string> = { unknown: '', male: '男', female: '女' };
/** Attendees as a file that can be imported again; personal data is masked for callers without access to it. */
export function attendeeExport({
  box,
}: ConferenceManagementDeps): ExportList<InputOf<typeof exportAttendees>, ManagedAttendeeRow> {
  return {
    endpoint: exportAttendees,
    name: '参会者',
    row: ManagedAttendeeRow,
    statement: (filters) => allManagedAttendees(filters, codeMarkOf(box, filters.keyword)),
    async columns(caller, { conferenceId }) {
      const isOpen = seesPersonalData(caller);
      const shown = (key: string, value: RegistrationAnswer) => answerText(isOpen ? value : maskedAnswer(key, value));
      const form = (await findForm(caller.db, conferenceId)) ?? [];
      const headings = questionHeadings(form);
      const own = form.filter(({ key }) => !standardHeadings.has(key));
      const asked = new Set(own.map(({ key }) => key));
      return [
        { title: '编号', width: 10, value: ({ id }) => id },
        { title: '姓名', width: 14, value: ({ name }) => name },
        { title: '手机', width: 14, value: ({ phone }) => (isOpen ? phone : maskPhone(phone)) },
        { title: '单位', width: 26, value: ({ company }) => company },
        { title: '票种', width: 14, value: (row) => row.ticket_type_name },
        { title: '身份', width: 10, value: (row) => conferenceUserTypeName(row.user_type) },
        { title: '状态', width: 10, value: ({ state }) => stateNames[state] },
        { title: '性别', width: 6, value: ({ gender }) => genderNames[gender] },
        { title: '饮食', width: 10, value: ({ diet }) => diet },
        { title: '邮箱', width: 24, value: ({ email }) => (isOpen ? email : maskEmail(email)) },
        { title: '厅', width: 12, value: ({ hall }) => hall },
        { title: '座位', width: 10, value: ({ seat }) => seat },
        { title: '桌号', width: 8, value: (row) => row.table_no },
        { title: '分组', width: 12, value: (row) => row.group_name },
        { title: '胸卡号', width: 10, value: (row) => row.badge_no },
        ...own.map(({ key, label }) => ({
          title: headings.get(key) ?? label,
          width: 20,
          value: ({ answers }: ManagedAttendeeRow) => shown(key, answers[key] ?? ''),
        })),
        {
          // To questions that are on the form no more.
          title: '其他回答',
          width: 40,
          value: ({ answers }) =>
            Object.entries(answers)
              .filter(([key]) => !standardHeadings.has(key) && !asked.has(key))
              .map(([key, value]) => `${key}: ${shown(key, value)}`)
              .join('；'),
        },
        { title: '报名时间', width: 20, value: (row) => row.created_at },
        { title: '签到时间', width: 20, value: (row) => row.arrived_at },
      ];
    },
  };
}

function answerText(value: RegistrationAnswer): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return [value].flat().join('、');
}
