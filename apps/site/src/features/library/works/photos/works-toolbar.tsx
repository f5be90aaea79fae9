import { Button } from '@tuyuan/ui/button.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type WorksState, worksPath, worksSorts } from './works-state.ts';
import styles from './works-toolbar.module.css';

/** Search within the own pictures, and their order. */
export function WorksToolbar({ state }: { readonly state: WorksState }) {
  const navigate = useNavigate();
  const [text, setText] = useState(state.keyword);
  const go = (change: Partial<WorksState>) =>
    void navigate(worksPath({ ...state, page: 1, ...change }), { preventScrollReset: true });
  const search = (event: FormEvent) => {
    event.preventDefault();
    go({ keyword: text.trim() });
  };
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <form className={styles.form} onSubmit={search}>
          <input
            className={styles.input}
            type="search"
            aria-label="搜我的图片"
            placeholder="标题、标签、编号"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small" icon="search">
            搜索
          </Button>
        </form>
      </search>
      <Select label="排序" value={state.sort} options={worksSorts} onChange={(sort) => go({ sort })} />
    </div>
  );
}
