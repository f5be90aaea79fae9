import { expect, test } from 'vitest';
import { callWords } from './call-words.ts';

test('says what a call did', () => {
  expect(callWords({ service: 'image', action: 'UpdateImage' })).toEqual({ verb: '修改', subject: '图片' });
  expect(callWords({ service: 'organizationUnit', action: 'AddMembers' })).toEqual({
    verb: '添加成员',
    subject: '单位',
  });
  expect(callWords({ service: 'Account', action: 'LoginBySms' })).toEqual({ verb: '短信登录', subject: '账号' });
});

test('leaves a call it has no words for as it is', () => {
  expect(callWords({ service: 'newService', action: 'Frobnicate' })).toEqual({
    verb: 'Frobnicate',
    subject: 'newService',
  });
});
