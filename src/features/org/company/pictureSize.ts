// How wide and high a picture is, read from its first bytes: one of 65,535 by 65,535 fits into few bytes and fills the memory once it is opened.

export interface PictureSize {
  width: number;
  height: number;
}

function isText(view: DataView, at: number, text: string): boolean {
  if (at + text.length > view.byteLength) return false;
  for (let n = 0; n < text.length; n += 1)
    if (view.getUint8(at + n) !== text.charCodeAt(n)) return false;
  return true;
}

function readPngSize(view: DataView): PictureSize | null {
  if (!isText(view, 1, 'PNG') || !isText(view, 12, 'IHDR') || view.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The three kinds of a WebP: lossy, lossless, and with more than a picture. */
function readWebpSize(view: DataView): PictureSize | null {
  if (!isText(view, 0, 'RIFF') || !isText(view, 8, 'WEBP') || view.byteLength < 30) return null;
  if (isText(view, 12, 'VP8X'))
    return {
      width: 1 + (view.getUint32(24, true) & 0xff_ff_ff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    };
  if (isText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) };
  }
  if (!isText(view, 12, 'VP8 ')) return null;
  return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
}

/** Frame headers of a JPEG, without the tables among them that have neighbouring numbers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readJpegSize(view: DataView): PictureSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xff_d8) return null;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A byte of filling, or a part that says how long it is.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The size that a PNG, JPEG or WebP claims; null when it is none of them, or damaged. */
export function pictureSizeOf(bytes: ArrayBuffer): PictureSize | null {
  const view = new DataView(bytes);
  return readPngSize(view) ?? readJpegSize(view) ?? readWebpSize(view);
}
