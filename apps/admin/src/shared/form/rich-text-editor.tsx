import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import Image from '@tiptap/extension-image';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { App, Button, Input } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureText } from '../failure-text.ts';
import { FigureNode, type FigurePicture } from './figure-node.ts';
import { FilmNode } from './film-node.ts';
import { FilmTool } from './film-tool.tsx';
import styles from './rich-text-editor.module.css';
import { newTable, tableNodes } from './table-nodes.ts';

interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  /** HTML; the server decides what is allowed. */
  readonly value: string;
  readonly disabled: boolean;
  /** Stores a picture and returns its path. */
  readonly upload: (file: File) => Promise<string>;
  /** Lets the editor choose among the library's pictures; with it a text has figures with captions, and tables. */
  readonly pickPictures?: ((insert: (pictures: readonly FigurePicture[]) => void) => void) | undefined;
  /** Stores a film and returns its path; with it a text has films. */
  readonly film?: { readonly maxBytes: number; readonly upload: (file: File) => Promise<string> } | undefined;
  readonly onChange: (html: string) => void;
}

// What the server keeps: headings 2–4, lists, quotes, links, pictures of this site.
const basic = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    code: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
    },
  }),
];
const plain = [...basic, Image];
const withFigures = [...basic, FilmNode, FigureNode, ...tableNodes];

/** A text with headings, lists, links and pictures, shown as its readers will see it. */
export function RichTextEditor({
  id,
  label,
  value,
  disabled,
  upload,
  pickPictures,
  film,
  onChange,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: pickPictures ? withFigures : plain,
    content: value,
    editable: !disabled,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    // An empty text is "", not an empty paragraph.
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return (
    <div className={styles.editor} data-disabled={disabled || undefined}>
      {!disabled && <Tools editor={editor} label={label} upload={upload} pickPictures={pickPictures} film={film} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

const tableTools = [
  { name: '加行', run: addRowAfter },
  { name: '加列', run: addColumnAfter },
  { name: '删行', run: deleteRow },
  { name: '删列', run: deleteColumn },
  { name: '删表格', run: deleteTable },
];

interface ToolsProps extends Pick<RichTextEditorProps, 'label' | 'upload' | 'pickPictures' | 'film'> {
  readonly editor: Editor;
}

function Tools({ editor, label, upload, pickPictures, film }: ToolsProps) {
  const { message, modal } = App.useApp();
  const picked = useRef<HTMLInputElement>(null);
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading: current.isActive('heading', { level: 2 }),
      smaller: current.isActive('heading', { level: 3 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      table: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });

  function insertFigure(pictures: readonly FigurePicture[]): void {
    editor.chain().focus().insertContent({ type: 'figure', attrs: { pictures } }).run();
  }

  async function insert(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const path = await upload(file);
      if (pickPictures) insertFigure([{ src: path, alt: '' }]);
      else editor.chain().focus().setImage({ src: path, alt: '' }).run();
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  async function link(): Promise<void> {
    const before: unknown = editor.getAttributes('link').href;
    let address = typeof before === 'string' ? before : '';
    const isSure = await modal.confirm({
      title: '链接到',
      icon: null,
      content: (
        <Input
          aria-label="链接地址"
          placeholder="https://"
          defaultValue={address}
          onChange={(event) => {
            address = event.target.value.trim();
          }}
        />
      ),
      okText: '设为链接',
    });
    if (!isSure) return;
    if (address === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (!/^(https?:\/\/|mailto:|tel:)/.test(address)) message.error('地址以 https:// 开头');
    else editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
  }

  const tool = (name: string, icon: ReactNode, isOn: boolean, run: () => unknown, isOff = false) => (
    <Button
      key={name}
      type="text"
      size="small"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isOff}
      className={styles.tool ?? ''}
      {...(typeof icon === 'string' ? { children: icon } : { icon })}
      onClick={run}
    />
  );
  const chain = () => editor.chain().focus();
  return (
    <div className={styles.tools} role="toolbar" aria-label={`${label}的格式`}>
      {tool('标题', <b>H</b>, now.heading, () => chain().toggleHeading({ level: 2 }).run())}
      {tool('小标题', <b>h</b>, now.smaller, () => chain().toggleHeading({ level: 3 }).run())}
      {tool('粗体', <BoldOutlined />, now.bold, () => chain().toggleBold().run())}
      {tool('斜体', <ItalicOutlined />, now.italic, () => chain().toggleItalic().run())}
      {tool('项目符号', <UnorderedListOutlined />, now.bullets, () => chain().toggleBulletList().run())}
      {tool('编号', <OrderedListOutlined />, now.numbers, () => chain().toggleOrderedList().run())}
      {tool('引用', <b>”</b>, now.quote, () => chain().toggleBlockquote().run())}
      {tool('链接', <LinkOutlined />, now.link, () => void link())}
      {pickPictures && tool('插入图库图片', <PictureOutlined />, false, () => pickPictures(insertFigure))}
      {tool(
        pickPictures ? '上传图片' : '插入图片',
        pickPictures ? <UploadOutlined /> : <PictureOutlined />,
        false,
        () => picked.current?.click(),
      )}
      {film && (
        <FilmTool
          maxBytes={film.maxBytes}
          upload={upload}
          uploadFilm={film.upload}
          insert={(attrs) => chain().insertContent({ type: 'film', attrs }).run()}
        />
      )}
      {pickPictures &&
        tool('插入表格', <TableOutlined />, now.table, () => chain().insertContent(newTable).run(), now.table)}
      {now.table &&
        tableTools.map(({ name, run }) =>
          tool(name, name, false, () => {
            run(editor.state, editor.view.dispatch);
            editor.view.focus();
          }),
        )}
      {tool('撤销', <UndoOutlined />, false, () => chain().undo().run(), !now.canUndo)}
      {tool('重做', <RedoOutlined />, false, () => chain().redo().run(), !now.canRedo)}
      <input
        ref={picked}
        type="file"
        className={styles.file}
        tabIndex={-1}
        aria-label="插入图片"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
