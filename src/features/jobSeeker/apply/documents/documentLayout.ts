// The design and the paper size somebody prefers: kept on this device, the same for resumes and letters.
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { designs, paperSizes, chooseUsualSize, type Design, type PaperSize } from './design.ts';

const key = 'hirely.kept/paper';
export interface DocumentLayout {
  design: Design;
  size: PaperSize;
}

/** What was chosen on this device, or what is usual here. */
export function readLayout(): DocumentLayout {
  const kept = deviceStorage.readJson(key);
  const { design, size } = (kept ?? {}) as Partial<Record<'design' | 'size', unknown>>;
  return {
    design: designs.find((one) => one === design) ?? 'clear',
    size: paperSizes.find((one) => one === size) ?? chooseUsualSize(navigator.language),
  };
}

/** Keeps the choice on this device. */
export function saveLayout(layout: DocumentLayout): void {
  // Refused: it still counts on this page.
  deviceStorage.write(key, JSON.stringify(layout));
}
