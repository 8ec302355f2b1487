// The questions of the person's sets that no story answers yet, each with a way to begin one.
import { Button, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import type { KnownQuestion } from './fit.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

const first = 5;

export function WithoutStory({
  uid,
  questions,
  all,
}: {
  uid: string;
  questions: readonly KnownQuestion[];
  all: number;
}) {
  const { t } = useTranslation(['stories', 'common']);
  const navigate = useNavigate();
  const [isWhole, setWhole] = useState(false);
  const [begin, { pending }] = useAction(async ({ text, competency }: KnownQuestion) => {
    const id = createId();
    await setSeekerDocument(
      uid,
      'stories',
      id,
      { questions: [text.slice(0, 500)], ...(competency ? { competencies: [competency] } : {}) },
      true,
    );
    return id;
  });
  async function open(question: KnownQuestion): Promise<void> {
    const id = await begin(question);
    if (id) await navigate(toPrepLink({ tab: 'stories', story: id }));
  }
  const shown = isWhole ? questions : questions.slice(0, first);
  return (
    <Panel
      title={t('without.title')}
      lead={questions.length === 0 ? t('without.none', { count: all }) : t('without.lead')}
      flush
    >
      {questions.length > 0 && (
        <List disablePadding>
          {shown.map((question) => (
            <ListItem
              key={question.key}
              divider
              sx={{
                px: { xs: 2, sm: 3 },
                py: 1.25,
                gap: 2,
                display: 'flex',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                justifyContent: 'space-between',
              }}
            >
              <div style={{ minWidth: 0 }}>
                <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {question.text}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {[question.competency, question.setTitle].filter(Boolean).join(' · ')}
                </Typography>
              </div>
              <Button
                size="small"
                disabled={pending}
                onClick={() => void open(question)}
                aria-label={t('without.writeFor', { question: question.text })}
                sx={{ flexShrink: 0 }}
              >
                {t('without.write')}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      {questions.length > shown.length && (
        <Button onClick={() => setWhole(true)} sx={{ m: 1.5 }}>
          {t('without.all', { count: questions.length })}
        </Button>
      )}
    </Panel>
  );
}
