import { contract } from '@tuyuan/contract/contract.ts';
import { expect, it } from 'vitest';
import { callWords } from './call-words.ts';

const audited = [...contract].filter(([, { method, audited = method !== 'GET' }]) => audited);

it.each(audited)('%s is told in Chinese in the audit log', (_name, { path }) => {
  const [service = '', action = ''] = path.split('/').slice(-2);
  const { verb, subject } = callWords({ service, action });
  expect(`${verb} ${subject}`).not.toMatch(/[A-Za-z]/);
});
