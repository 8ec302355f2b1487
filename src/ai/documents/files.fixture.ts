// Small real files made by hand for the tests: PDFs with and without text, Word files, zips.
import { crc32, deflateRawSync } from 'node:zlib';

const encodeLatin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

/** A PDF from its numbered objects, with a right cross-reference table. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.4\n%âãÏÓ\n';
  const offsets = objects.map((object, index) => {
    const byteOffset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return byteOffset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((byteOffset) => `${String(byteOffset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return encodeLatin(body);
}

function writeStream(content: string, more = ''): string {
  return `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
}

export interface PdfText {
  x: number;
  y: number;
  size?: number;
  text: string;
  bold?: boolean;
  /** Orders before the text: a colour, a rendering mode, a state. */
  before?: string;
  /** Orders after it: a rectangle over it. */
  after?: string;
}

/** A PDF whose pages hold these texts. */
export function buildTextPdf(
  pages: readonly (readonly PdfText[])[],
  trailer = '',
  extra: readonly string[] = [],
): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages.flatMap((texts, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >> /ExtGState << /G0 << /ca 0 /CA 0 >> >> >> >>`,
        writeStream(
          texts
            .map(
              ({ x, y, size = 11, text, bold, before = '', after = '' }) =>
                `q ${before} BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET ${after} Q`,
            )
            .join('\n'),
        ),
      ]),
      ...extra,
    ],
    trailer,
  );
}

/** One grey picture on a page, and no text. */
export function buildScannedPdf(): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    writeStream('q 200 0 0 200 0 0 cm /I Do Q'),
    writeStream(
      '\u0080',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ',
    ),
  ]);
}

/** A PDF that wants a password: no empty one fits its key. */
export function buildProtectedPdf(): Uint8Array {
  const junk = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';
  return buildTextPdf(
    [[{ x: 50, y: 700, text: 'secret' }]],
    `/Encrypt 6 0 R /ID [<${junk}> <${junk}>]`,
    [
      `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -44 /O <${junk}> /U <${junk.split('').reverse().join('')}> >>`,
    ],
  );
}

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  /** What the directory claims instead of the truth. */
  claimedSize?: number;
  encrypted?: boolean;
  stored?: boolean;
}

/** A zip file; deflated unless `stored`. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, encrypted = false, stored = false } of parts) {
    const raw = Buffer.from(
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    );
    const packed = stored ? raw : deflateRawSync(raw);
    const label = Buffer.from(name);
    const size = claimedSize ?? raw.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x0403_4b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(encrypted ? 1 : 0, 6);
    local.writeUInt16LE(stored ? 0 : 8, 8);
    local.writeUInt32LE(crc32(raw), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    local.copy(entry, 6, 4, 30);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt32LE(offset, 42);
    chunks.push(local, label, packed);
    directory.push(entry, label);
    offset += 30 + label.length + packed.length;
  }
  const start = offset;
  const length = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  return new Uint8Array(Buffer.concat([...chunks, ...directory, end]));
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const writeParagraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');

/** A Word file with this XML as its body, page header and styles. */
export function docxOf(body: string, header = '', styles = ''): Uint8Array {
  const part = (name: string, root: string, content: string): ZipPart => ({
    name,
    content: `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${word}>${content}</w:${root}>`,
  });
  return zipOf([
    ...buildDocxParts([]).filter(({ name }) => name !== 'word/document.xml'),
    part('word/document.xml', 'document', `<w:body>${body}</w:body>`),
    ...(header ? [part('word/header1.xml', 'hdr', header)] : []),
    ...(styles ? [part('word/styles.xml', 'styles', styles)] : []),
  ]);
}

/** The parts of a Word file with these paragraphs and page headers. */
export function buildDocxParts(
  lines: readonly string[],
  headers: readonly string[] = [],
): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document ${word}><w:body>${writeParagraphs(lines)}</w:body></w:document>`,
    },
    ...headers.map((line, index) => ({
      name: `word/header${index + 1}.xml`,
      content: `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${word}>${writeParagraphs([line])}</w:hdr>`,
    })),
  ];
}
