// One answer of the candidate, a follow-up with the question it answers.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Transcript } from '#domain/candidate/transcript.ts';
import { EvidenceText, type EvidenceRange } from '#ui/product/EvidenceText.tsx';
import { AnswerMedia } from './AnswerMedia.tsx';
import { TranscriptNote } from './TranscriptNote.tsx';

export interface AnswerBubbleProps {
  answer: Stored<Answer>;
  transcript: Transcript | null;
  language: string;
  prepared: ReadonlySet<string> | null;
  ranges: EvidenceRange[];
  active: string | null;
  onSelect: (id: string) => void;
}

/** How many words a text has. */
function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

export function AnswerBubble({
  answer: { id, data },
  transcript,
  language,
  prepared,
  ranges,
  active,
  onSelect,
}: AnswerBubbleProps) {
  const { t } = useTranslation('review');
  const { followUp } = parseAnswerId(id);
  const text = data.text ?? '';
  return (
    <Box id={`answer-${id}`} sx={{ ml: followUp > 0 ? { xs: 1.5, sm: 3 } : 0 }}>
      {followUp > 0 && (
        <Box sx={{ mb: 0.75 }}>
          <Typography variant="overline" component="p" color="text.secondary">
            {t('answers.followUp', { number: followUp })}
            {prepared && data.prompt
              ? ` · ${t(prepared.has(data.prompt) ? 'answers.byKit' : 'answers.byAi')}`
              : ''}
          </Typography>
          {data.prompt && (
            <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
              {data.prompt}
            </Typography>
          )}
        </Box>
      )}
      {data.storagePath && (
        <AnswerMedia
          key={data.storagePath}
          answerId={id}
          answer={data}
          segments={transcript?.segments ?? []}
          language={transcript?.language ?? language}
        />
      )}
      <Box
        sx={{
          borderLeft: 3,
          borderColor: ranges.length > 0 ? 'evidence.line' : 'line.main',
          pl: { xs: 1.5, sm: 2 },
        }}
      >
        {text.trim() === '' ? (
          <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
            {data.storagePath ? t('answers.recording') : t('answers.empty')}
          </Typography>
        ) : (
          <EvidenceText
            text={text}
            ranges={ranges}
            active={active !== null && ranges.some((range) => range.id === active) ? active : null}
            {...(ranges.length > 0 ? { onSelect } : {})}
          />
        )}
        {text.trim() !== '' && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75 }}>
            {t('answers.words', { count: countWords(text) })}
          </Typography>
        )}
        <TranscriptNote answer={data} transcript={transcript} />
      </Box>
    </Box>
  );
}
