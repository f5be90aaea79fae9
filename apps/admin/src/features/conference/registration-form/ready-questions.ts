import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';

type ReadyQuestion = Partial<RegistrationField> & Pick<RegistrationField, 'type' | 'label'>;

/** Questions most forms have. The first four have columns of their own in lists, exports and for the caterers. */
export const readyQuestions: readonly ReadyQuestion[] = [
  { key: 'company', label: '单位', type: 'text', isRequired: true, help: '印在胸卡上', change: 'approval' },
  { key: 'email', label: '邮箱', type: 'text' },
  { key: 'gender', label: '性别', type: 'select', options: ['男', '女'], help: '用于安排住宿' },
  { key: 'diet', label: '饮食', type: 'select', options: ['不限', '清真', '素食'] },
  { key: 'idCardNo', label: '身份证号', type: 'idCard', help: '仅用于入场登记', change: 'locked' },
  { key: 'companions', label: '同行人', type: 'longText', help: '一行一位：姓名、称呼。同行人进场也要各自报名' },
  { key: 'emergency', label: '紧急联系人电话', type: 'phone' },
  { key: 'shirt', label: '文化衫尺码', type: 'select', options: ['S', 'M', 'L', 'XL', 'XXL'] },
  { key: 'consent', label: '同意现场照片用于会议宣传', type: 'yesNo', isRequired: true },
];
