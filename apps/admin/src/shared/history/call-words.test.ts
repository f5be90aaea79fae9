import { contract } from '@tuyuan/contract/contract.ts';
import { expect, it } from 'vitest';
import { callWords } from './call-words.ts';

const audited = [...contract].filter(([, { method, audited = method !== 'GET' }]) => audited);

it.each(audited)('%s is told in Chinese in the audit log', (_name, { path }) => {
  const [service = '', action = ''] = path.split('/').slice(-2);
  const { verb, subject } = callWords({ service, action });
  expect(`${verb} ${subject}`).not.toMatch(/[A-Za-z]/);
});

it('names what of a conference was changed, not the conference', () => {
  const management = 'conferenceManagement';
  expect(callWords({ service: management, action: 'Delete' })).toEqual({ verb: '删除', subject: '会议' });
  expect(callWords({ service: management, action: 'DeleteTicketType' })).toEqual({ verb: '删除票种', subject: '会议' });
  expect(callWords({ service: 'conferenceData', action: 'Register' })).toEqual({ verb: '报名', subject: '会议' });
  expect(callWords({ service: 'account', action: 'Register' })).toEqual({ verb: '注册', subject: '账号' });
});
