// A small reader for the XML parts of Word files: elements, attributes, text. No entities beyond the five, no document types.

export interface XmlNode { name: string; attributes: Readonly<Record<string, string>>; children: XmlNode[]; text: string }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number.parseInt(decimal, 10) : Number.NaN;
    return Number.isNaN(code) ? entities[name ?? ''] ?? whole : code < 0x11_0000 ? String.fromCodePoint(code) : '';
  }) : text;
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(Array.from(tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]));
}

/** The root of an XML text; names keep their prefixes ("w:p"). Unclosed elements end where the text ends. */
export function xmlRoot(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [root];
  const pattern = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|<[!?][^>]*>|([^<]+)/g;
  for (const [, closing, name, rest = '', empty, text] of xml.matchAll(pattern)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) { parent.text += decoded(text); continue; }
    if (name === undefined) continue;
    if (closing === '/') { if (open.length > 1 && parent.name === name) open.pop(); continue; }
    const node: XmlNode = { name, attributes: attributesOf(rest), children: [], text: '' };
    parent.children.push(node);
    if (empty !== '/') open.push(node);
  }
  return root;
}

/** The first child with this name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((item) => item.name === name);
}

/** All elements with this name below a node, in order. */
export function within(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((item) => (item.name === name ? [item] : within(item, name)));
}
