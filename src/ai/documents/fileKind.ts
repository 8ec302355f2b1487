// Says what a file really is by its first bytes; the name only helps to word the refusal.

export type FileKind =
  | 'pdf'
  | 'zip'
  | 'text'
  | 'protectedOffice'
  | 'other'
  | 'damagedPdf'
  | 'damagedDocx';

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x52, 0x49, 0x46, 0x46],
  [0x1a, 0x45, 0xdf, 0xa3],
  [0x4f, 0x67, 0x67, 0x53],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a, 0x90],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x25, 0x21, 0x50, 0x53],
  [0x00, 0x00, 0x01, 0x00],
];

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((value, index) => bytes[at + index] === value);
}

function holds(bytes: Uint8Array, text: string, within: number): boolean {
  const wanted = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = 0; at < Math.min(bytes.length - wanted.length, within) + 1; at += 1)
    if (startsWith(bytes, wanted, at)) return true;
  return false;
}

/** True for an encrypted Word file: an old-style container with this stream name in it. */
function isProtectedOffice(bytes: Uint8Array): boolean {
  return holds(
    bytes,
    Array.from('EncryptedPackage', (letter) => `${letter}\u0000`).join(''),
    bytes.length,
  );
}

/** The kind of a file by content. `name` only distinguishes a damaged PDF or DOCX from any other binary. */
export function detectFileKind(bytes: Uint8Array, name: string): FileKind {
  const ending = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  if (holds(bytes, '%PDF-', 1024)) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return isProtectedOffice(bytes) ? 'protectedOffice' : 'other';
  if (signatures.some((signature) => startsWith(bytes, signature))) return 'other';
  if (ending === 'pdf') return 'damagedPdf';
  if (ending === 'docx') return 'damagedDocx';
  return 'text';
}
