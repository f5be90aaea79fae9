export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const token = /<\?[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi, (found, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    const named = entities[String(name)];
    if (named === undefined) throw new Error(`XML knows no entity ${found}`);
    return named;
  });
}

/** Returns the root of a document without CDATA and comments. Throws where it is not well-formed. */
export function readXml(document: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const [, closing, name = '', given = '', isEmpty, text, stray] of document.matchAll(token)) {
    const inside = open.at(-1) ?? top;
    if (stray) throw new Error('A < that begins nothing');
    if (text !== undefined) inside.text += decode(text);
    else if (closing) {
      if (open.length < 2 || open.pop()?.name !== name) throw new Error(`</${name}> closes ${inside.name}`);
    } else if (name) {
      const attributes = [...given.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ]);
      const element = { name, attributes: Object.fromEntries(attributes), children: [], text: '' };
      inside.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, another] = top.children;
  if (!root || another || open.length > 1) throw new Error('A document is one whole element');
  return root;
}

/** The elements of that name directly inside. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the only child of that name; throws where there is none or several. */
export function textOf(element: XmlElement, name: string): string {
  const [only, another] = childrenOf(element, name);
  if (!only || another) throw new Error(`<${element.name}> has not one <${name}>`);
  return only.text;
}
