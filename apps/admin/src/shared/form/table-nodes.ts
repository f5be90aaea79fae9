import { tableEditing } from '@tiptap/pm/tables';
import { Node } from '@tiptap/react';

/** What `tableEditing` knows a table's parts by. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
});
const cellAttributes = () => ({
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  colwidth: { default: null, rendered: false },
});

/** Tables, their rows and cells; the program's own extension for them doesn't come in the editor's version. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    name: 'tableCell',
    content: 'paragraph+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'tableHeader',
    content: 'paragraph+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
];

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => cell(type)) });

/** A new table: a head and two rows of three cells. */
export const newTable = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
