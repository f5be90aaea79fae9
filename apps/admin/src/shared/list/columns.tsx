import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import cell from './cell.module.css';
import type { ListColumn } from './list-column.ts';
import { shortTime } from './short-time.ts';

interface SubjectOptions<Item> {
  readonly key: string;
  readonly title: string;
  /** A picture or a sign before the words. */
  readonly mark?: (item: Item) => ReactNode;
  readonly name: (item: Item) => string;
  /** Behind the name. */
  readonly tag?: (item: Item) => ReactNode;
  /** Where the name leads: what it does, or another page. */
  readonly onOpen?: ((item: Item) => void) | undefined;
  readonly path?: ((item: Item) => string) | undefined;
  /** Below the name, small. */
  readonly minor?: (item: Item) => ReactNode;
  /** Below both: what other columns say where there is no room for them. */
  readonly below?: (item: Item) => ReactNode;
}

/** The column that tells one row from the other; it can't be switched off. */
export function subjectColumn<Item>(options: SubjectOptions<Item>): ListColumn<Item> {
  const { key, title, mark, name, tag, minor, below } = options;
  const renderWords = (item: Item) => (
    <div className={cell.words}>
      <SubjectName item={item} options={options}>
        {name(item)}
        {tag && <> {tag(item)}</>}
      </SubjectName>
      {minor && <div className={classNames(cell.minor, cell.aside)}>{minor(item)}</div>}
      {below?.(item)}
    </div>
  );
  return {
    key,
    title,
    disable: { checkbox: true },
    render: (_, item) =>
      mark ? (
        <div className={cell.subject}>
          {mark(item)}
          {renderWords(item)}
        </div>
      ) : (
        renderWords(item)
      ),
  };
}

interface SubjectNameProps<Item> {
  readonly item: Item;
  readonly options: SubjectOptions<Item>;
  readonly children: ReactNode;
}

function SubjectName<Item>({ item, options: { name, onOpen, path }, children }: SubjectNameProps<Item>) {
  const opens = classNames(cell.title, cell.open);
  if (onOpen)
    return (
      <button type="button" className={opens} onClick={() => onOpen(item)}>
        {children}
      </button>
    );
  if (path)
    return (
      <Link className={opens} to={path(item)}>
        {children}
      </Link>
    );
  return (
    <div className={cell.title} title={name(item)}>
      {children}
    </div>
  );
}

interface TimeOptions<Item> {
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly hide?: 'phone' | 'narrow';
  /** A wire time. */
  readonly at: (item: Item) => string | null;
  /** How it is written; `11-18 18:52`, or the day of another year, unless it says otherwise. */
  readonly format?: (time: string) => string;
  /** Where there is none. */
  readonly none?: string;
}

export function timeColumn<Item>(options: TimeOptions<Item>): ListColumn<Item> {
  const { at, format = (time) => shortTime(time, new Date()), none = '—', width = 124, ...column } = options;
  return {
    ...column,
    width,
    render: (_, item) => {
      const time = at(item);
      return <span className={cell.time}>{time === null ? none : format(time)}</span>;
    },
  };
}

/** What can be done with one row; without a heading that is seen. */
export function actionsColumn<Item>(width: number, render: (item: Item) => ReactNode): ListColumn<Item> {
  return {
    key: 'actions',
    title: <span className={cell.hidden}>操作</span>,
    width,
    align: 'right',
    className: classNames(cell.actions),
    hideInSetting: true,
    render: (_, item) => render(item),
  };
}
