// Turns the bytes of a text file into text: UTF-8, UTF-16, or Windows-1252 as the last resort; never a binary.

/** Null when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe)
    return clean(new TextDecoder('utf-16le').decode(bytes.subarray(2)));
  if (first === 0xfe && second === 0xff)
    return clean(new TextDecoder('utf-16be').decode(bytes.subarray(2)));
  const body = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
  const zeros = zeroPattern(body);
  if (zeros) return clean(new TextDecoder(zeros).decode(body));
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return clean(decodeWindows1252(body));
  }
}

/** The signs of the bytes 0x80 to 0x9f; some systems decode them as control signs. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('latin1')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009f]/g, (sign) => upper[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** UTF-16 without its mark: every other byte is zero. */
function zeroPattern(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 400);
  if (sample.length < 8 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  sample.forEach((value, index) => {
    if (value === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  });
  const half = sample.length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : null;
}

/** Null when more than one sign in a hundred is a control sign: that is no text. */
function clean(text: string): string | null {
  const strange = text.match(/[^\P{Cc}\t\n\v\f\r]|\ufffd/gu)?.length ?? 0;
  if (text.length > 0 && (strange / text.length > 0.01 || text.includes('\u0000'))) return null;
  return text;
}
