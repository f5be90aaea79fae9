import {
  useRemoveSensitiveWordsMutation,
  useUpdateSensitiveWordsMutation,
} from '@tuyuan/api-client/site/sensitive-word.ts';
import type { SensitiveWord, SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import { App } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { levelTitles } from './word-levels.ts';

type Words = readonly Pick<SensitiveWord, 'id' | 'word'>[];

export interface WordActions {
  readonly isRunning: boolean;
  /** Both return whether it was done. */
  setLevel(words: Words, level: SensitiveWordLevel): Promise<boolean>;
  /** Asks for confirmation first. */
  remove(words: Words): Promise<boolean>;
}

const subjectOf = (words: Words) => (words.length === 1 ? `「${words[0]?.word}」` : ` ${words.length} 个词`);

/** Actions on the list's words, with result messages. */
export function useWordActions(): WordActions {
  const { message, modal } = App.useApp();
  const [update, updating] = useUpdateSensitiveWordsMutation();
  const [removeWords, removing] = useRemoveSensitiveWordsMutation();

  async function attempt(work: () => Promise<string>): Promise<boolean> {
    try {
      message.success(await work());
      return true;
    } catch (thrown) {
      message.error(failureText(thrown));
      return false;
    }
  }

  return {
    isRunning: updating.isLoading || removing.isLoading,
    setLevel: (words, level) =>
      attempt(async () => {
        await update({ ids: words.map(({ id }) => id), level }).unwrap();
        return `${subjectOf(words).trim()}改为${levelTitles[level]}`;
      }),
    async remove(words) {
      const isSure = await modal.confirm({
        title: `删除${subjectOf(words)}？`,
        content: '以后含有它的内容照常发出；已经处理过的不变。',
        okText: '删除',
        okButtonProps: { danger: true },
      });
      if (!isSure) return false;
      return attempt(async () => {
        const { removed } = await removeWords({ ids: words.map(({ id }) => id) }).unwrap();
        return `已删除 ${removed} 个词`;
      });
    },
  };
}
