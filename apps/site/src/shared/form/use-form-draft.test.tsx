// @vitest-environment happy-dom
import { find, mount, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { Form, Input } from 'antd';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFormDraft } from './use-form-draft.ts';

function Sample() {
  const [form] = Form.useForm<{ name: string; password: string }>();
  const draft = useFormDraft(form, 'sample', ['name']);
  return (
    <Form form={form} onValuesChange={draft.keep} onFinish={draft.drop}>
      <Form.Item name="name">
        <Input id="name" />
      </Form.Item>
      <Form.Item name="password">
        <Input id="password" />
      </Form.Item>
    </Form>
  );
}

const type = (id: string, text: string) => typeInto(find<HTMLInputElement>(`#${id}`), text);

afterEach(() => sessionStorage.clear());

test('what was typed is there again, but never a secret', async () => {
  const { unmount } = await mount(<Sample />);
  await type('name', '段雨桐');
  await type('password', 'secret-1');
  await unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-1');
  await mount(<Sample />);
  expect(find<HTMLInputElement>('#name').value).toBe('段雨桐');
  expect(find<HTMLInputElement>('#password').value).toBe('');
});

test('what was saved is not kept', async () => {
  const { unmount } = await mount(<Sample />);
  await type('name', '段雨桐');
  await act(async () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await unmount();
  await mount(<Sample />);
  expect(find<HTMLInputElement>('#name').value).toBe('');
});

test('a draft that cannot be read costs nothing', async () => {
  sessionStorage.setItem('draft sample', '{broken');
  await mount(<Sample />);
  expect(find<HTMLInputElement>('#name').value).toBe('');
});
