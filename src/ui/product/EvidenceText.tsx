// An answer with its quoted words marked. A quote can be reached by keyboard, pressed, and brought into view by its id.
import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  nextOf,
  splitEvidence,
  type EvidenceRange,
  type EvidenceSegment,
} from './splitEvidence.ts';

export type { EvidenceRange } from './splitEvidence.ts';
export interface EvidenceTextProps {
  text: string;
  ranges: readonly EvidenceRange[];
  /** The range that is emphasized. */
  active?: string | null;
  onSelect?: (id: string) => void;
}

const marked = {
  bgcolor: 'evidence.main',
  color: 'evidence.contrastText',
  borderRadius: '3px',
  py: '1px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  boxShadow: 'inset 0 -1.5px 0 var(--mui-palette-evidence-line)',
  transition: 'background-color 150ms',
} as const;
const highlighted = {
  bgcolor: 'evidence.active',
  boxShadow: 'inset 0 -3px 0 var(--mui-palette-evidence-line)',
} as const;

export function EvidenceText({ text, ranges, active = null, onSelect }: EvidenceTextProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(active);
  useEffect(() => {
    // Only a change scrolls; the first picture of a page stays where it is.
    if (shown.current === active) return;
    shown.current = active;
    if (active !== null)
      root.current
        ?.querySelector(`[data-begins~="${CSS.escape(active)}"]`)
        ?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const labelOf = (ids: string[]): string =>
    ranges
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ');

  function pressable(segment: EvidenceSegment): object {
    if (!onSelect) return {};
    const select = (): void => {
      const id = nextOf(segment.ids, active);
      if (id !== null) onSelect(id);
    };
    const byMouse = { onClick: select, style: { cursor: 'pointer' } };
    // One stop per quote: its first stretch. The others answer to the mouse alone.
    if (segment.begins.length === 0) return byMouse;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      select();
    };
    return {
      ...byMouse,
      role: 'button',
      tabIndex: 0,
      'aria-pressed': active !== null && segment.ids.includes(active),
      'aria-label': `${t('parts.evidenceMark', { label: labelOf(segment.ids) })}: ${segment.text}`,
      onKeyDown,
    };
  }

  return (
    <Box ref={root} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.75 }}>
      {splitEvidence(text, ranges).map((segment) =>
        segment.ids.length === 0 ? (
          <span key={segment.start}>{segment.text}</span>
        ) : (
          <Box
            key={segment.start}
            component="mark"
            data-evidence={segment.ids.join(' ')}
            data-begins={segment.begins.join(' ')}
            sx={{
              ...marked,
              ...(active !== null && segment.ids.includes(active) ? highlighted : {}),
            }}
          >
            <span {...pressable(segment)}>{segment.text}</span>
          </Box>
        ),
      )}
    </Box>
  );
}
