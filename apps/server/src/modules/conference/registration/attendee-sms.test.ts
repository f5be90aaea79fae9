import { expect, it } from 'vitest';
import { messageKinds } from './attendee-message.repository.ts';
import { attendeeSms } from './attendee-sms.ts';

const due = {
  id: 1,
  detail: '身份证号码与饮食要求',
  phone: '13800000001',
  conference_id: 4,
  title: '影像大会',
  sealed: null,
};
const secrets = { code: 'K7QW3MHD9TA', qr: 'aZ3_-6Qk0sT9uVwXyZ1234' };

it('brings a ticket as a link in the text, and by its typed code to a template', () => {
  const { text, conference } = attendeeSms({ ...due, kind: 'promoted' }, secrets, 'https://x.test');
  expect(text).toContain(`https://x.test/meeting/login?id=4#ticket=${secrets.qr}`);
  expect(conference).toEqual({ name: '影像大会', ticket: secrets.code });
});

it('hands out no ticket with a message of another kind', () => {
  const { text, conference } = attendeeSms({ ...due, kind: 'changeApproved' }, secrets, 'https://x.test');
  expect(text).not.toContain('#ticket=');
  expect(conference).toEqual({ name: '影像大会', state: '申请修改的身份证号码与饮食要求已通过' });
});

it('says every state in so few words, without brackets, that a template takes them', () => {
  for (const kind of messageKinds)
    for (const detail of [due.detail, '需要的'.repeat(10)]) {
      const words = Object(attendeeSms({ ...due, detail, kind }, null, '').conference);
      expect(words.state).toMatch(/^[\p{L}，]{4,35}$/u);
    }
  const long = attendeeSms({ ...due, detail: '需要的'.repeat(10), kind: 'changeApproved' }, null, '');
  expect(long.conference).toMatchObject({ state: `申请修改的${'需要的'.repeat(9)}已通过` });
});
