/** SHA-256 in plain code, so that a worker, an insecure page and Node compute the same digest. */

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The fractional parts of the square roots (initial state) and cube roots (round constants) of the first primes. */
function computeConstants(): { state: number[]; rounds: number[] } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (value: number): number => ((value - Math.floor(value)) * 0x1_0000_0000) | 0;
  return {
    state: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}

const { state: initial, rounds } = computeConstants();

function padBytes(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits. */
export function computeSha256(text: string): string {
  const view = padBytes(new TextEncoder().encode(text));
  const state = Int32Array.from(initial);
  const words = new Int32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(offset + index * 4);
    for (let index = 16; index < 64; index += 1) {
      const before = words[index - 15] ?? 0;
      const last = words[index - 2] ?? 0;
      const small = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
      const large = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
      words[index] = ((words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index += 1) {
      const choose = (e & f) ^ (~e & g);
      const first =
        (h +
          (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
          choose +
          (rounds[index] ?? 0) +
          (words[index] ?? 0)) |
        0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach(
      (value, index) => (state[index] = ((state[index] ?? 0) + value) | 0),
    );
  }
  return [...state].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
