// Which rows are selected: one by one, a range from the last one touched, or all that are shown.

export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
}

export const nothing: Selection = { ids: new Set(), anchor: null };

/** Most candidates that are moved or exported together. */
export const selectionMax = 500;

function boundSelection(ids: Iterable<string>): Set<string> {
  return new Set([...ids].slice(0, selectionMax));
}

/** Selects a row, or takes it out. */
export function toggleRow({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: boundSelection(next), anchor: id };
}

/** Makes every row from the anchor to this one as the anchor is; without one it is a plain toggle. */
export function selectRange(selection: Selection, id: string, shown: readonly string[]): Selection {
  const [from, to] = [shown.indexOf(selection.anchor ?? ''), shown.indexOf(id)];
  if (from < 0 || to < 0) return toggleRow(selection, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const adds = selection.ids.has(selection.anchor ?? '');
  const next = new Set(selection.ids);
  for (const one of range) {
    if (adds) next.add(one);
    else next.delete(one);
  }
  return { ids: boundSelection(next), anchor: selection.anchor };
}

/** Selects all that are shown; when all are, none. */
export function allOf(selection: Selection, shown: readonly string[]): Selection {
  const known = shown.slice(0, selectionMax);
  return known.every((id) => selection.ids.has(id))
    ? nothing
    : { ids: boundSelection([...selection.ids, ...known]), anchor: null };
}
