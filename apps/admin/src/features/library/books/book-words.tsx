import { Form } from 'antd';
import { WordField } from '../../../shared/form/word-field.tsx';
import type { EditedBook } from './edited-book.ts';

interface BookWordsProps {
  readonly book: EditedBook;
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<EditedBook>) => void;
}

export function BookWords({ book: { title, author, description }, mayEdit, onChange }: BookWordsProps) {
  return (
    <Form layout="vertical" disabled={!mayEdit}>
      <WordField
        id="book-title"
        label="书名"
        maxLength={60}
        missing="请填写书名"
        value={title}
        onChange={(value) => onChange({ title: value })}
      />
      <WordField
        id="book-author"
        label="作者或单位"
        maxLength={40}
        extra="印在封面和封底。"
        value={author}
        onChange={(value) => onChange({ author: value })}
      />
      <WordField
        id="book-description"
        label="简介"
        maxLength={500}
        rows={[3, 8]}
        value={description}
        onChange={(value) => onChange({ description: value })}
      />
    </Form>
  );
}
