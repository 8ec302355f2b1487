// Annotated postings as the tagger's training sees them: lines, sections and the spans of two layers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { piecesOf } from '#ai/onDevice/posting/sections.ts';
import type { Line, LineContext } from '#ai/onDevice/tagger/features.ts';

export interface AnnotatedRow {
  idx: number;
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
  source: string;
  set: string;
}
export type Layer = 'knowledge' | 'skill';
export interface Span {
  start: number;
  end: number;
}
export interface Sample extends Line {
  tokens: string[];
  sections: LineContext[];
  spans: Record<Layer, Span[]>;
}
export interface AnnotatedPosting {
  id: string;
  source: string;
  lines: Sample[];
}

/** Spans of BIO tags, end exclusive. */
function spansOf(tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  tags.forEach((tag, index) => {
    const open = spans.at(-1);
    if (tag === 'B' || (tag === 'I' && open?.end !== index))
      spans.push({ start: index, end: index + 1 });
    else if (tag === 'I' && open) open.end = index + 1;
  });
  return spans;
}

/** The section of each token, found as in any posting; tokens of headings are marked so. */
function sectioned(rows: readonly AnnotatedRow[]): LineContext[][] {
  const texts = rows.map(({ tokens }) => tokens.join(' '));
  const pieces = piecesOf(texts.join('\n'));
  let last: LineContext = 'opening';
  return rows.map(({ tokens }, line) => {
    const text = texts[line] ?? '';
    const contexts: LineContext[] = Array.from({ length: text.length + 1 }, () => 'heading');
    let from = 0;
    for (const piece of pieces) {
      if (piece.line !== line) continue;
      const start = Math.max(from, text.indexOf(piece.text, from));
      for (let at = start; at < Math.min(text.length, start + piece.text.length); at += 1)
        contexts[at] = piece.section;
      from = start + piece.text.length;
      last = piece.section;
    }
    let offset = 0;
    return tokens.map((token) => {
      const context = contexts[offset] ?? last;
      offset += token.length + 1;
      return context;
    });
  });
}

/** The postings of skillspan.jsonl in a folder, in order; neighbouring rows of one number are one posting. */
export function annotatedPostings(rows: readonly AnnotatedRow[]): AnnotatedPosting[] {
  const postings = new Map<string, AnnotatedRow[]>();
  for (const row of rows) {
    const id = `${row.set}-${row.source}-${row.idx}`;
    postings.set(id, [...(postings.get(id) ?? []), row]);
  }
  return [...postings].map(([id, list]) => {
    const sections = sectioned(list);
    return {
      id,
      source: list[0]?.source ?? '',
      lines: list.map((row, index) => ({
        tokens: row.tokens,
        sections: sections[index] ?? [],
        spans: { knowledge: spansOf(row.tags_knowledge), skill: spansOf(row.tags_skill) },
      })),
    };
  });
}

export function readAnnotated(folder: string): AnnotatedPosting[] {
  return annotatedPostings(
    readFileSync(join(folder, 'skillspan.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as AnnotatedRow),
  );
}
