import { Form, Input } from 'antd';
import type { EditedBook } from './edited-book.ts';

interface BookWordsProps {
  readonly book: EditedBook;
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<EditedBook>) => void;
}

export function BookWords({ book: { title, author, description }, mayEdit, onChange }: BookWordsProps) {
  return (
    <Form layout="vertical" disabled={!mayEdit}>
      <Form.Item
        label="书名"
        required
        htmlFor="book-title"
        {...(title.trim() === '' && { validateStatus: 'error' as const, help: '请填写书名' })}
      >
        <Input
          id="book-title"
          maxLength={60}
          showCount
          value={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Form.Item>
      <Form.Item label="作者或单位" htmlFor="book-author" extra="印在封面和封底。">
        <Input
          id="book-author"
          maxLength={40}
          showCount
          value={author}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </Form.Item>
      <Form.Item label="简介" htmlFor="book-description">
        <Input.TextArea
          id="book-description"
          maxLength={500}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Form.Item>
    </Form>
  );
}
