import { Input, Select } from 'antd';
import { NodeField } from '../../../shared/filters/node-select.tsx';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import styles from './case-facts.module.css';
import type { CaseDraft } from './review-words.ts';

interface CaseEditorProps {
  readonly draft: CaseDraft;
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
  readonly onDraft: (draft: CaseDraft) => void;
}

/** The texts and the place of a picture, mended while reviewing; stored with the decision. */
export function CaseEditor({ draft, categories, regions, onDraft }: CaseEditorProps) {
  const set = (change: Partial<CaseDraft>) => onDraft({ ...draft, ...change });
  return (
    <div className={styles.editor}>
      <Input
        autoFocus
        aria-label="标题"
        maxLength={100}
        value={draft.title}
        status={draft.title.trim() === '' ? 'error' : ''}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Input.TextArea
        aria-label="描述"
        placeholder="描述"
        maxLength={2000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', '、']}
        maxCount={30}
        aria-label="标签"
        placeholder="标签"
        value={[...draft.labels]}
        onChange={(labels: string[]) => set({ labels })}
      />
      <NodeField
        nodes={categories}
        placeholder="未分类"
        value={draft.categoryId}
        onChange={(categoryId) => set({ categoryId })}
      />
      <NodeField
        nodes={regions}
        placeholder="未标地区"
        value={draft.regionId}
        onChange={(regionId) => set({ regionId })}
      />
    </div>
  );
}
