// A set of questions by competency, with what each is likely to be followed by; order, questions and name are one's own.
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ShuffleIcon from '@mui/icons-material/Autorenew';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  practiceLimits,
  questionsOf,
  type PracticeAttempt,
  type PracticeSession,
  type PracticeQuestion,
} from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { AddQuestion } from './AddQuestion.tsx';
import { AnotherDraft } from './AnotherDraft.tsx';
import { NameDialog } from './NameDialog.tsx';
import { groupByCompetency, moveQuestion } from './practiceQuestions.ts';
import { QuestionRow } from './QuestionRow.tsx';
import {
  useFocusOnEnter,
  type PracticeRoute,
} from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';
import { useSetVerbs } from './useSetVerbs.ts';

export interface SetViewProps {
  uid: string;
  set: Stored<PracticeSession>;
  attempts: readonly Stored<PracticeAttempt>[];
  route: PracticeRoute;
}

export function SetView({ uid, set, attempts, route }: SetViewProps) {
  const { t } = useTranslation(['prep', 'common']);
  const [dialog, setDialog] = useState<'name' | 'add' | 'draft' | null>(null);
  const verbs = useSetVerbs(uid, set);
  const heading = useFocusOnEnter<HTMLHeadingElement>();
  const { data } = set;
  const questions = questionsOf(data);
  const groups = groupByCompetency(questions, data.content?.competencies ?? []);
  const numbers = new Map(
    groups.flatMap((group) => group.questions).map(({ id }, index) => [id, index + 1]),
  );
  const close = (): void => setDialog(null);
  const kind = data.source?.kind ?? null;
  return (
    <Stack spacing={3}>
      <SetHead
        count={questions.length}
        heading={heading}
        data={data}
        kind={kind}
        route={route}
        set={set}
        setDialog={setDialog}
        verbs={verbs}
      />
      {groups.length === 0 && (
        <EmptyState
          title={t('set.empty')}
          text={t('set.emptyText')}
          action={{ label: t('set.add'), onClick: () => setDialog('add') }}
        />
      )}
      {groups.map((group) => (
        <CompetencyPanel
          key={group.competency}
          group={group}
          set={set}
          numbers={numbers}
          attempts={attempts}
          verbs={verbs}
          questions={questions}
        />
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('set.honest')}
      </Typography>
      {dialog === 'name' && (
        <NameDialog name={data.title ?? ''} onClose={close} onName={verbs.rename} />
      )}
      {dialog === 'add' && <AddQuestion set={data} onClose={close} onAdd={verbs.add} />}
      {dialog === 'draft' && (
        <AnotherDraft
          uid={uid}
          set={set}
          onClose={close}
          onMade={(id) => {
            close();
            route.go({ set: id });
          }}
        />
      )}
    </Stack>
  );
}

interface SetHeadProps {
  count: number;
  heading: RefObject<HTMLHeadingElement | null>;
  data: PracticeSession;
  kind: NonNullable<PracticeSession['source']>['kind'] | null;
  route: PracticeRoute;
  set: Stored<PracticeSession>;
  setDialog: (next: 'name' | 'add' | 'draft') => void;
  verbs: ReturnType<typeof useSetVerbs>;
}

/** What the set is, and what can be done with it. */
function SetHead({ count, heading, data, kind, route, set, setDialog, verbs }: SetHeadProps) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        {data.title || t('new.untitled')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '72ch' }}>
        {kind ? t(`set.from.${kind}`) : t('set.from.kept')}{' '}
        {data.jobId && (
          <Link to={to('jobTools', {}, { query: { tab: 'fit', job: data.jobId } })}>
            {t('set.toJob')}
          </Link>
        )}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        {count > 0 && (
          <Button
            variant="contained"
            startIcon={<TimerIcon />}
            onClick={() => route.go({ set: set.id, run: '1' })}
          >
            {t('set.realistic')}
          </Button>
        )}
        {count < practiceLimits.questions && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setDialog('add')}>
            {t('set.add')}
          </Button>
        )}
        {(kind === 'job' || kind === 'role') && (
          <Button startIcon={<ShuffleIcon />} onClick={() => setDialog('draft')}>
            {t('set.another')}
          </Button>
        )}
        <Button startIcon={<EditIcon />} onClick={() => setDialog('name')}>
          {t('sets.rename')}
        </Button>
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          loading={verbs.removing}
          onClick={() =>
            void verbs.remove().then((gone) => {
              if (gone) route.go({});
            })
          }
        >
          {t('sets.remove')}
        </Button>
      </Stack>
    </Box>
  );
}

interface CompetencyPanelProps {
  group: ReturnType<typeof groupByCompetency>[number];
  set: Stored<PracticeSession>;
  numbers: ReadonlyMap<string, number>;
  attempts: readonly Stored<PracticeAttempt>[];
  verbs: ReturnType<typeof useSetVerbs>;
  questions: readonly PracticeQuestion[];
}

/** The questions of one competency. */
function CompetencyPanel({
  group,
  set,
  numbers,
  attempts,
  verbs,
  questions,
}: CompetencyPanelProps) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Panel title={group.competency || t('set.noCompetency')} headingLevel="h3" flush>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {group.questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            setId={set.id}
            question={question}
            number={numbers.get(question.id) ?? 0}
            tries={attempts.filter(({ data: one }) => one.questionId === question.id).length}
            isFirst={index === 0}
            isLast={index === group.questions.length - 1}
            onMove={(by) => verbs.put(moveQuestion(questions, question.id, by))}
            onDrop={() => verbs.drop(question.id)}
          />
        ))}
      </Box>
    </Panel>
  );
}
