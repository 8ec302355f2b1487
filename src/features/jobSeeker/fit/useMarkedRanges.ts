// The ranges of both texts that are marked: where each ability is mentioned, and what to look out for.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { findRedFlags } from '#domain/seeker/postingRedFlags.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { EvidenceRange } from '#ui/product/EvidenceText.tsx';
import { getLocationId } from './AbilityList.tsx';
import { getFlagId } from './RedFlags.tsx';
import type { Ability } from '#domain/resume/abilities.ts';

export function useMarkedRanges({
  resume,
  abilities,
  flags,
}: {
  resume: ParsedResume;
  abilities: readonly Ability[];
  flags: ReturnType<typeof findRedFlags>;
}) {
  const { t } = useTranslation('ownResume');
  const starts = useMemo(
    () =>
      resume.lines.reduce<number[]>(
        (all, line) => [...all, (all.at(-1) ?? 0) + line.length + 1],
        [0],
      ),
    [resume.lines],
  );
  const within = (line: number, start: number, end: number): { start: number; end: number } => ({
    start: (starts[line] ?? 0) + start,
    end: (starts[line] ?? 0) + end,
  });
  const lineAt = ({
    line,
    start,
    end,
    text,
  }: {
    line: number;
    start: number;
    end: number;
    text: string;
  }): string | null =>
    resume.lines[line]?.slice(start, end) === text ? (resume.lines[line] ?? null) : null;
  const resumeRanges: EvidenceRange[] = abilities.flatMap((ability, index) =>
    ability.inResume.flatMap((location, at) =>
      lineAt(location) === null
        ? []
        : [
            {
              id: getLocationId(index, at),
              ...within(location.line, location.start, location.end),
              label: ability.name,
            },
          ],
    ),
  );
  const postingRanges: EvidenceRange[] = [
    ...abilities.flatMap(({ name, state, inPosting }, index) =>
      inPosting.map(({ start, end }, at) => ({
        id: getLocationId(index, at),
        start,
        end,
        label: t(state === 'missing' ? 'gap.labelMissing' : 'gap.labelFound', { term: name }),
      })),
    ),
    ...flags.flatMap(({ kind, quotes }, index) =>
      quotes.map(({ start, end }, at) => ({
        id: getFlagId(index, at),
        start,
        end,
        label: t(`flags.${kind}.title`),
      })),
    ),
  ];
  return { lineAt, resumeRanges, postingRanges };
}
