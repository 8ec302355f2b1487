// Which design and which paper somebody likes: kept on this device, the same for resumes and letters.
import { designs, paperSizes, usualSize, type Design, type PaperSize } from './design.ts';

const key = 'hirely.kept/paper';
export interface Dressed {
  design: Design;
  size: PaperSize;
}

/** What was chosen on this device, or what is usual here. */
export function dressKept(): Dressed {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Switched off or not ours: what is usual counts.
  }
  const { design, size } = (kept ?? {}) as Partial<Record<'design' | 'size', unknown>>;
  return {
    design: designs.find((one) => one === design) ?? 'clear',
    size: paperSizes.find((one) => one === size) ?? usualSize(navigator.language),
  };
}

/** Keeps a choice. */
export function keepDress(dress: Dressed): void {
  try {
    localStorage.setItem(key, JSON.stringify(dress));
  } catch {
    // It still counts on this page.
  }
}
