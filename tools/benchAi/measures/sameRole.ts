// Whether two titles of postings name the same role: brackets, order and gender aside.
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';
import { lettersOf } from './postingSheets.ts';

/** A title normalised for comparison: without brackets, the other gender, word order and the spelling of levels. */
function titleForms(title: string): Set<string> {
  const plain = foldWord(title.toLowerCase())
    .replaceAll(/(?<=\p{L})(?:\/(?:as?|os?)|\(as?\)|(?<=o)@)(?!\p{L})/gu, '')
    .replaceAll(/(?<=[rfdtlc])@(?!\p{L})/gu, 'o')
    .replaceAll(/a\/os?(?!\p{L})/gu, 'o')
    .replaceAll(/(\p{L}{4})\p{L}*\s*\/\s*(?=\1)/gu, '')
    .replaceAll(/-\s?(?=\p{L})/gu, ' ');
  return new Set(
    [plain, plain.replaceAll(/\([^)]*\)/g, ' ')].flatMap((form) => [
      lettersOf(form),
      wordsOf(form)
        .map(({ lower }) => lower)
        .toSorted()
        .join(' '),
    ]),
  );
}

/** Whether two titles name the same role. */
export function isSameRole(one: string, other: string): boolean {
  const forms = titleForms(other);
  return (
    one === other ||
    (one !== '' && other !== '' && [...titleForms(one)].some((form) => forms.has(form)))
  );
}
