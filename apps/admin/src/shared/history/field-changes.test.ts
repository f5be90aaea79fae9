import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const call = (action: string, parameters: unknown, errorCode: string | null = null) => ({
  action,
  parameters,
  errorCode,
});

test('tells what differs from the last successful call of the same kind', () => {
  const calls = [
    call('UpdateImage', { id: 1, title: '中国茶席', labels: ['茶', '茶具'], regionId: null }),
    call('PublishImages', { ids: [1] }),
    call('UpdateImage', { id: 1, title: '拒了', labels: [] }, 'Request.Invalid'),
    call('UpdateImage', { id: 1, title: '茶席', labels: ['茶'], regionId: null }),
  ];
  expect(fieldChanges(calls, 0)).toEqual([
    { name: 'title', before: '茶席', after: '中国茶席' },
    { name: 'labels', before: '茶', after: '茶、茶具' },
  ]);
  expect(fieldChanges(calls, 1)).toEqual([]);
});

test('tells all of the first call of a kind, without what it was before', () => {
  expect(fieldChanges([call('Create', { name: '青河', isPublic: true })], 0)).toEqual([
    { name: 'name', before: undefined, after: '青河' },
    { name: 'isPublic', before: undefined, after: '是' },
  ]);
});

test('reads what was answered as people do, not as it is sent', () => {
  const answers = { company: '湖西美术馆', diet: '素食', consent: true };
  expect(fieldChanges([call('UpdateAttendee', { id: 1, answers })], 0)).toEqual([
    { name: 'answers', before: undefined, after: '单位：湖西美术馆；饮食：素食；同意现场照片用于会议宣传：是' },
  ]);
});
