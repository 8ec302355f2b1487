// The sentence encoder's matrix product in whole numbers: by WebAssembly where there is SIMD, else by a plain loop. Both give the same bits.
import { kernelCode } from './kernelCode.ts';

/** A matrix that lies where the product can reach it: outputs × inputs signed bytes. */
export interface Placed {
  outputs: number;
  inputs: number;
  at: number;
  bytes: Int8Array;
}

export interface IntegerProduct {
  allocate: (bytes: Int8Array, outputs: number) => Placed;
  /** Sums over the inputs, tokens × outputs. `activations`: tokens × inputs; good until the next call. */
  times: (activations: Int16Array, matrix: Placed, tokens: number) => Int32Array;
}

/** Activations stay within this, so that 1,536 products with a byte fit into 32 bits. */
export const largestActivation = 8191;

const page = 65_536;

/** `room`: bytes that will be placed. */
export function createIntegerProduct(room: number): IntegerProduct {
  return createSimdProduct(room) ?? createLoopProduct();
}

interface Exports {
  memory: WebAssembly.Memory;
  product: (
    x: number,
    w: number,
    out: number,
    tokens: number,
    inputs: number,
    outputs: number,
  ) => void;
}

/** Undefined where the browser has no SIMD or forbids compilation. */
export function createSimdProduct(room: number): IntegerProduct | undefined {
  try {
    const code = Uint8Array.from(atob(kernelCode), (letter) => letter.charCodeAt(0));
    const { memory, product } = new WebAssembly.Instance(new WebAssembly.Module(code))
      .exports as unknown as Exports;
    const reach = (end: number): void => {
      const missing = end - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / page));
    };
    reach(room);
    let next = 0;
    return {
      allocate: (bytes, outputs) => {
        const at = next;
        next = Math.ceil((at + bytes.length) / 16) * 16;
        reach(next);
        new Int8Array(memory.buffer).set(bytes, at);
        return { outputs, inputs: bytes.length / outputs, at, bytes: new Int8Array(0) };
      },
      times: (activations, { outputs, inputs, at }, tokens) => {
        const rows = Math.ceil(tokens / 4) * 4;
        const sums = next + rows * inputs * 2;
        reach(sums + rows * outputs * 4);
        const given = new Int16Array(memory.buffer, next, rows * inputs);
        given.fill(0, tokens * inputs);
        given.set(activations.subarray(0, tokens * inputs));
        product(next, at, sums, rows, inputs, outputs);
        return new Int32Array(memory.buffer, sums, tokens * outputs);
      },
    };
  } catch {
    return undefined;
  }
}

export function createLoopProduct(): IntegerProduct {
  return {
    allocate: (bytes, outputs) => ({ outputs, inputs: bytes.length / outputs, at: 0, bytes }),
    times: (activations, { outputs, inputs, bytes }, tokens) => {
      const sums = new Int32Array(tokens * outputs);
      for (let token = 0; token < tokens; token += 1) {
        const own = activations.subarray(token * inputs, (token + 1) * inputs);
        for (let output = 0; output < outputs; output += 1) {
          const start = output * inputs;
          let sum = 0;
          for (let input = 0; input < inputs; input += 1)
            sum = (sum + (own[input] ?? 0) * (bytes[start + input] ?? 0)) | 0;
          sums[token * outputs + output] = sum;
        }
      }
      return sums;
    },
  };
}
