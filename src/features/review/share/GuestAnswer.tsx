// One answer as a guest may see it: its words, and the file where it is shared and reveals nobody's name in a blind interview.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/candidate/answer.ts';
import { revealsIdentity } from '#domain/candidate/identity.ts';
import type { Share } from '#domain/review/share.ts';
import type { Stored } from '#domain/base/source.ts';
import { chooseCurrentTranscript, type Transcript } from '#domain/candidate/transcript.ts';
import { AnswerBubble } from '#features/review/answers/AnswerBubble.tsx';
import { AnswerMedia } from '#features/review/answers/AnswerMedia.tsx';

const none: never[] = [];

export function GuestAnswer({
  answer,
  transcript,
  language,
  share,
}: {
  answer: Stored<Answer>;
  transcript: Transcript | undefined;
  language: string;
  share: Pick<Share, 'recordings' | 'resume' | 'blind'>;
}) {
  const { t } = useTranslation('share');
  const { data } = answer;
  if (data.type === 'resume')
    return (
      <Box>
        <AnswerMedia
          key={data.storagePath}
          answerId={answer.id}
          answer={data}
          segments={none}
          language={language}
        />
      </Box>
    );
  const closed =
    data.storagePath != null && (!share.recordings || (share.blind && revealsIdentity(data.mime)));
  const shown = closed ? { ...answer, data: { ...data, storagePath: null } } : answer;
  const wordless = closed && (data.text ?? '').trim() === '';
  return (
    <Box>
      {!wordless && (
        <AnswerBubble
          answer={shown}
          transcript={chooseCurrentTranscript(data, transcript)}
          language={language}
          prepared={null}
          ranges={none}
          active={null}
          onSelect={() => undefined}
        />
      )}
      {closed && (
        <Typography
          variant="body2"
          color="text.secondary"
          data-testid="not-shared"
          sx={{ mt: 0.75 }}
        >
          {t(wordless ? 'desk.noWords' : 'desk.noRecording')}
        </Typography>
      )}
    </Box>
  );
}
