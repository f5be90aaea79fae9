import { PlusOutlined } from '@ant-design/icons';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Switch } from 'antd';
import { OrderedList } from '../../../shared/tree/ordered-list.tsx';
import { nextId } from './draft-parts.ts';
import styles from './home-editor.module.css';

interface LinkEntry {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  /** Absent where it can't be switched off. */
  readonly isActived?: boolean;
}

interface LinkListProps<Item extends LinkEntry> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly max: number;
  readonly empty: string;
  readonly mayEdit: boolean;
  readonly selectedId: number | undefined;
  readonly create: (id: number) => Item;
  readonly onSelect: (id: number) => void;
  readonly onChange: (items: Item[]) => void;
  readonly onRemove: (id: number) => void;
}

/** Named links in order: the navigation, the bar of phones, friends. */
export function LinkList<Item extends LinkEntry>(props: LinkListProps<Item>) {
  const { label, items, max, empty, mayEdit, selectedId, create, onSelect, onChange, onRemove } = props;
  const nameOf = ({ name, link }: LinkEntry) => name || link || '没填名称';
  return (
    <>
      {items.length === 0 && <p className={styles.none}>{empty}</p>}
      <OrderedList
        label={label}
        items={items}
        mayEdit={mayEdit}
        selectedId={selectedId}
        onSelect={onSelect}
        onChange={onChange}
        onRemove={onRemove}
        nameOf={nameOf}
        renderItem={(item) => (
          <>
            <span className={classNames(styles.words, item.isActived === false && styles.off)}>
              <span className={styles.name}>{nameOf(item)}</span>
              <span className={styles.brief}>{item.link || '没填链接'}</span>
            </span>
            {item.isActived !== undefined && (
              <Switch
                size="small"
                checked={item.isActived}
                disabled={!mayEdit}
                aria-label={`显示「${nameOf(item)}」`}
                onClick={(_isOn, event) => event.stopPropagation()}
                onChange={(isActived) =>
                  onChange(items.map((each) => (each.id === item.id ? { ...each, isActived } : each)))
                }
              />
            )}
          </>
        )}
      />
      {mayEdit && (
        <Button
          block
          className={styles.add ?? ''}
          icon={<PlusOutlined />}
          disabled={items.length >= max}
          onClick={() => {
            const item = create(nextId(items));
            onChange([...items, item]);
            onSelect(item.id);
          }}
        >
          添加{label}
        </Button>
      )}
    </>
  );
}
