// What the styles of a Word file say of letters: size, weight, colour, hidden or not.
import type { HiddenText } from '#domain/resume/resume.ts';
import { seen } from '#ai/documents/pdf/pdfDrawing.ts';
import { computeContrast } from '#ai/documents/pdf/pdfMarks.ts';
import { findChild, findWithin, type XmlNode } from './xmlNodes.ts';

/** `size` in half points, `colour` as #rrggbb or null for the usual dark one. */
export interface Look {
  size: number;
  bold: boolean;
  colour: string | null;
  shade: string | null;
  vanish: boolean;
  heading: boolean;
  /** Belongs to a numbered or bulleted list. */
  listed: boolean;
}

const plain: Look = {
  size: 22,
  bold: false,
  colour: null,
  shade: null,
  vanish: false,
  heading: false,
  listed: false,
};

function isSwitched(node: XmlNode | undefined, before: boolean): boolean {
  if (!node) return before;
  return !['0', 'false', 'off', 'none'].includes(node.attributes['w:val'] ?? 'true');
}

function colourOf(value: string | undefined, before: string | null): string | null {
  if (value === undefined) return before;
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;
}

/** A look with the run properties of a node laid over it. */
export function lookWith(before: Look, properties: XmlNode | undefined): Look {
  if (!properties) return before;
  const size = Number(findChild(properties, 'w:sz')?.attributes['w:val']);
  return {
    ...before,
    size: Number.isFinite(size) ? size : before.size,
    bold: isSwitched(findChild(properties, 'w:b'), before.bold),
    colour: colourOf(findChild(properties, 'w:color')?.attributes['w:val'], before.colour),
    shade: colourOf(
      findChild(properties, 'w:shd')?.attributes['w:fill'],
      colourOf(
        highlights[findChild(properties, 'w:highlight')?.attributes['w:val'] ?? ''],
        before.shade,
      ),
    ),
    vanish:
      isSwitched(findChild(properties, 'w:vanish'), before.vanish) ||
      isSwitched(findChild(properties, 'w:webHidden'), false),
  };
}

const highlights: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000ff',
  darkBlue: '00008b',
  darkGreen: '006400',
  darkCyan: '008b8b',
  darkMagenta: '8b008b',
  darkRed: '8b0000',
  darkGray: 'a9a9a9',
  yellow: 'ffff00',
  green: '00ff00',
  cyan: '00ffff',
  magenta: 'ff00ff',
  red: 'ff0000',
  lightGray: 'd3d3d3',
  white: 'ffffff',
};

export interface Styles {
  lookOf: (id: string | undefined) => Look;
}

/** The styles part as a look for each style id; styles lean on each other, at most ten deep. */
export function stylesOf(root: XmlNode | null): Styles {
  const styles = root ? findWithin(root, 'w:style') : [];
  const defaults = lookWith(
    plain,
    root
      ? findWithin(root, 'w:rPrDefault')
          .map((node) => findChild(node, 'w:rPr'))
          .find(Boolean)
      : undefined,
  );
  const byId = new Map(styles.map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const standard = styles.find(
    (style) => style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1',
  )?.attributes['w:styleId'];
  const lookOf = (id: string | undefined, depth = 0): Look => {
    const style = byId.get(id ?? standard ?? '');
    if (!style || depth > 10) return { ...defaults, heading: /^heading|^title/i.test(id ?? '') };
    const base = findChild(style, 'w:basedOn')?.attributes['w:val'];
    const look = lookWith(base ? lookOf(base, depth + 1) : defaults, findChild(style, 'w:rPr'));
    const paragraph = findChild(style, 'w:pPr');
    return {
      ...look,
      heading:
        look.heading ||
        /^heading|^title/i.test(id ?? '') ||
        /^heading|^title/i.test(findChild(style, 'w:name')?.attributes['w:val'] ?? ''),
      listed: look.listed || findChild(paragraph, 'w:numPr') !== undefined,
    };
  };
  return { lookOf: (id) => lookOf(id) };
}

/** Two points and less. */
const tinyHalfPoints = 4;

/** Why letters with this look on this ground cannot be seen; null when they can. */
export function veilOf(look: Look, ground: string): HiddenText['reason'] | null {
  if (look.vanish) return 'invisible';
  if (look.size <= tinyHalfPoints) return 'tiny';
  return look.colour !== null && computeContrast(look.colour, look.shade ?? ground) < seen.contrast
    ? 'background'
    : null;
}
