import { CloseOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import cell from '../../../shared/list/cell.module.css';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import { OrderedList } from '../../../shared/tree/ordered-list.tsx';
import { BookThumb } from './book-thumb.tsx';
import type { EditedPage } from './edited-book.ts';
import styles from './page-list.module.css';

interface PageListProps {
  readonly pages: readonly EditedPage[];
  readonly mayEdit: boolean;
  readonly onChange: (pages: readonly EditedPage[]) => void;
}

/** A book's pages in order, dragged or moved with Alt and the arrow keys; each with its caption. */
export function PageList({ pages, mayEdit, onChange }: PageListProps) {
  const change = (id: number, patch: Partial<EditedPage>) =>
    onChange(pages.map((page) => (page.id === id ? { ...page, ...patch } : page)));
  const remove = (id: number) => onChange(pages.filter((page) => page.id !== id));
  const chooseCover = ({ id, isCover }: EditedPage) =>
    onChange(pages.map((page) => ({ ...page, isCover: page.id === id && !isCover })));
  return (
    <>
      <OrderedList
        label="书页"
        items={pages}
        mayEdit={mayEdit}
        nameOf={({ title }) => title || '没有图片的一页'}
        onChange={onChange}
        onRemove={remove}
        renderItem={(page) => {
          const name = page.title || '没有图片的一页';
          // The cover is page 1.
          const number = pages.indexOf(page) + 2;
          return (
            <>
              <span className={styles.number}>{number}</span>
              <BookThumb picture={page.picture} />
              <span className={styles.words}>
                <Input
                  size="small"
                  maxLength={120}
                  placeholder="图注"
                  aria-label={`第 ${number} 页「${name}」的图注`}
                  disabled={!mayEdit}
                  value={page.caption}
                  onChange={({ target }) => change(page.id, { caption: target.value })}
                  // The list's keys would move or remove the page.
                  onKeyDown={(event) => event.stopPropagation()}
                  onClick={(event) => event.stopPropagation()}
                />
                <span className={cell.minor}>{name}</span>
              </span>
              {page.picture === null && <span className={styles.gone}>图片已不在</span>}
              {page.reviewState !== null && page.reviewState !== 'approved' && (
                <ReviewStateDot state={page.reviewState} />
              )}
              {mayEdit && (
                <>
                  <Button
                    type="text"
                    size="small"
                    icon={page.isCover ? <StarFilled /> : <StarOutlined />}
                    aria-pressed={page.isCover}
                    aria-label={`用「${name}」做封面`}
                    title={page.isCover ? '现在的封面' : '做封面'}
                    onClick={() => chooseCover(page)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    aria-label={`移出第 ${number} 页「${name}」`}
                    onClick={() => remove(page.id)}
                  />
                </>
              )}
            </>
          );
        }}
      />
      {mayEdit && (
        <p className={styles.keys}>
          <KeyHint keys={['Alt', '↑', '↓']}>移动</KeyHint> <KeyHint keys={['Del']}>移出</KeyHint>
          {'　★ 是封面，没选就用第一张。没公开的图片，访客看到的是空白页。'}
        </p>
      )}
    </>
  );
}
