import { Alert } from 'antd';
import type { Merged } from './merge-changes.ts';

interface MergedNoteProps<Name extends string> {
  readonly merged: Pick<Merged<Name, unknown>, 'theirs' | 'clashes'>;
  readonly titleOf: (name: Name) => string;
  /** Returns the other person's value as short text; "" where that is not possible. */
  readonly wordsOf?: (name: Name) => string;
  readonly onClose: () => void;
}

/** What another person saved while the form was being filled in, and how the input was merged. */
export function MergedNote<Name extends string>(props: MergedNoteProps<Name>) {
  const { merged, titleOf, wordsOf = () => '', onClose } = props;
  const clashing = merged.clashes.map((name) => {
    const words = wordsOf(name);
    return `${titleOf(name)}${words && `（对方：${words}）`}`;
  });
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={`别人刚保存过：${merged.theirs.map(titleOf).join('、')}`}
      description={
        clashing.length > 0
          ? `你也改了${clashing.join('、')}，表单里是你的内容；核对后保存，就会换掉对方的。`
          : '对方的内容已经显示在表单里，你的修改都还在，核对后再保存。'
      }
      closable={{ onClose }}
    />
  );
}
