import { mergeAttributes, Node } from '@tiptap/react';

export interface FigurePicture {
  readonly src: string;
  readonly alt: string;
}

function picturesOf(element: HTMLElement): FigurePicture[] {
  const found = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')];
  return found
    .map((picture) => ({ src: picture.getAttribute('src') ?? '', alt: picture.getAttribute('alt') ?? '' }))
    .filter(({ src }) => src.startsWith('/api/Resource/'));
}

function isPictures(value: unknown): value is readonly FigurePicture[] {
  return Array.isArray(value);
}

/** One picture or several beside each other, with a caption below. Pictures of other sites are left out. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  marks: '',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ pictures: { default: [], rendered: false, parseHTML: picturesOf } }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (node) =>
        (node instanceof HTMLElement ? node.querySelector('figcaption') : null) ?? document.createElement('figcaption'),
      getAttrs: (node) => (picturesOf(node).length > 0 ? null : false),
    },
    {
      tag: 'img',
      contentElement: () => document.createElement('figcaption'),
      getAttrs: (node) => (picturesOf(node).length > 0 ? null : false),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const pictures: unknown = node.attrs.pictures;
    const images = isPictures(pictures) ? pictures.map(({ src, alt }) => ['img', { src, alt }] as const) : [];
    return ['figure', mergeAttributes(HTMLAttributes), ...images, ['figcaption', 0]];
  },
});
