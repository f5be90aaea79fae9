import { mergeAttributes, Node } from '@tiptap/react';

export interface Film {
  readonly src: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

/** A film of this site with a caption below. */
export const FilmNode = Node.create({
  name: 'film',
  group: 'block',
  content: 'inline*',
  marks: '',
  draggable: true,
  isolating: true,
  addAttributes: () => {
    const given = (name: string) => ({
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector('video')?.getAttribute(name) ?? '',
    });
    return { src: given('src'), poster: given('poster'), width: given('width'), height: given('height') };
  },
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      contentElement: (node) =>
        (node instanceof HTMLElement ? node.querySelector('figcaption') : null) ?? document.createElement('figcaption'),
      getAttrs: (node) => (node.querySelector('video[src^="/api/Resource/"]') ? null : false),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { src, poster, width, height } = node.attrs;
    const film = { src, ...(poster && { poster }), width, height, controls: '', preload: 'none' };
    return ['figure', mergeAttributes(HTMLAttributes), ['video', film], ['figcaption', 0]];
  },
});
