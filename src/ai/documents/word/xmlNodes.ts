// A small reader for the XML parts of Word files: elements, attributes, text. No entities beyond the five, no document types.

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,32}));/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          const code = hex
            ? Number.parseInt(hex, 16)
            : decimal
              ? Number.parseInt(decimal, 10)
              : Number.NaN;
          return Number.isNaN(code)
            ? (entities[name ?? ''] ?? whole)
            : code < 0x11_0000
              ? String.fromCodePoint(code)
              : '';
        },
      )
    : text;
}

/** More elements than any document of words has. */
const nodesMost = 500_000;
const nameSigns = /[\w:.-]+/y;

function nameAt(xml: string, at: number): string {
  nameSigns.lastIndex = at;
  return nameSigns.exec(xml)?.[0] ?? '';
}

interface Tag {
  name: string;
  attributes: Record<string, string>;
  closing: boolean;
  empty: boolean;
  isWhole: boolean;
  end: number;
}

/** The tag that begins at `start`, read letter by letter: no letter is looked at twice, whatever the text is made of. `isWhole` is false where it never ends. */
function readTag(xml: string, start: number): Tag {
  const closing = xml[start + 1] === '/';
  let at = start + (closing ? 2 : 1);
  const name = nameAt(xml, at);
  at += name.length;
  const attributes: Record<string, string> = {};
  let key = '';
  let isValue = false;
  for (;;) {
    const sign = xml[at];
    if (sign === '>')
      return {
        name,
        attributes,
        closing,
        empty: xml[at - 1] === '/',
        isWhole: name !== '',
        end: at + 1,
      };
    if (sign === undefined || sign === '<')
      return { name, attributes, closing, empty: false, isWhole: false, end: at };
    if (sign === '"' || sign === "'") {
      const close = xml.indexOf(sign, at + 1);
      if (close < 0)
        return { name, attributes, closing, empty: false, isWhole: false, end: xml.length };
      if (key !== '' && isValue) attributes[key] = decodeEntities(xml.slice(at + 1, close));
      key = '';
      at = close + 1;
      continue;
    }
    const word = nameAt(xml, at);
    if (word !== '') [key, isValue] = [word, false];
    else if (sign === '=') isValue = true;
    at += Math.max(1, word.length);
  }
}

/** Where what begins with "<!" or "<?" ends. */
function endOfRemark(xml: string, start: number): number {
  const mark = xml.startsWith('<!--', start) ? '-->' : '>';
  const end = xml.indexOf(mark, start + (mark === '>' ? 2 : 4));
  return end < 0 ? xml.length : end + mark.length;
}

/** The root of an XML text; names keep their prefixes ("w:p"). Unclosed elements end where the text ends. Throws for more elements than any document has. */
export function parseXmlRoot(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [root];
  let count = 0;
  for (let at = 0; at < xml.length;) {
    const parent = open.at(-1) ?? root;
    const start = xml.indexOf('<', at);
    parent.text += decodeEntities(xml.slice(at, start < 0 ? xml.length : start));
    if (start < 0) break;
    if (xml[start + 1] === '!' || xml[start + 1] === '?') {
      at = endOfRemark(xml, start);
      continue;
    }
    const { name, attributes, closing, empty, isWhole, end } = readTag(xml, start);
    at = end;
    if (!isWhole) continue;
    if (closing) {
      if (open.length > 1 && parent.name === name) open.pop();
      continue;
    }
    count += 1;
    if (count > nodesMost) throw new Error('too many elements');
    const node: XmlNode = { name, attributes, children: [], text: '' };
    parent.children.push(node);
    if (!empty) open.push(node);
  }
  return root;
}

/** The first child with this name. */
export function findChild(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((item) => item.name === name);
}

/** All elements with this name below a node, in order. */
export function findWithin(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((item) => (item.name === name ? [item] : findWithin(item, name)));
}
