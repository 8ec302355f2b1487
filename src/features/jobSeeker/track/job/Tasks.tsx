// What is to be done for a job, with a day where there is one.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/EventOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { newId } from '#data/firestore/ids.ts';
import { dayField, keptFromFields, onThisClock } from '#domain/base/calendarDay.ts';
import { jobEventsOf, type JobEvent } from '#domain/seeker/jobEvents.ts';
import { trackerLimits, type JobTask } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { daysBetween } from '#features/jobSeeker/track/useWhen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import type { ListProps } from './useList.ts';

const Typed = z.object({ id: z.string(), text: z.string(), day: z.string() });
type Typed = z.infer<typeof Typed>;
const nothing: Typed = { id: '', text: '', day: '' };

function typedFrom(kept: string): Typed {
  try {
    return Typed.parse(JSON.parse(kept));
  } catch {
    return nothing;
  }
}

/** Open ones by their day, those without one after them, then what is done. */
function inOrder(tasks: readonly JobTask[]): JobTask[] {
  const rank = ({ done, dueAt }: JobTask): number => (done ? 2e15 : 0) + (dueAt?.getTime() ?? 1e15);
  return tasks.toSorted((a, b) => rank(a) - rank(b));
}

export function Tasks({ job, keptAt, items, latest, write }: ListProps<JobTask> & { job: Job }) {
  const { t } = useTranslation(['tracker', 'common']);
  const format = useFormat();
  const now = useNow();
  const { save } = useCalendarFile();
  const [kept, keep] = useTyped(`${keptAt}/task`);
  const typed = typedFrom(kept);
  const type = (next: Typed): void =>
    keep(next.text === '' && next.day === '' && next.id === '' ? '' : JSON.stringify(next));
  const change = (id: string, part: Partial<JobTask>): void =>
    write(latest().map((task) => (task.id === id ? { ...task, ...part } : task)));
  const events = new Map(jobEventsOf([job]).map((event) => [event.id, event]));
  const eventOf = (task: JobTask): JobEvent | undefined => events.get(`${job.id}-task-${task.id}`);
  function submit(): void {
    const part = { text: typed.text.trim(), dueAt: keptFromFields(typed.day) };
    if (items.some(({ id }) => id === typed.id)) change(typed.id, part);
    else write([...latest(), { id: newId(), done: false, ...part }]);
    keep('');
  }
  function remove(task: JobTask): void {
    write(latest().filter(({ id }) => id !== task.id));
    notifyUndo(t('task.removed'), t('common:actions.undo'), () => write([...latest(), task]));
  }
  const due = (task: JobTask): string => {
    if (!task.dueAt) return '';
    const at = onThisClock(task.dueAt);
    return !task.done && daysBetween(now, at) < 0
      ? t('task.late', { when: format.date(at) })
      : t('task.due', { when: format.date(at) });
  };
  return (
    <Stack spacing={1}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {inOrder(items).map((task) => {
          const event = eventOf(task);
          if (typed.id === task.id)
            return (
              <li key={task.id}>
                <TaskForm typed={typed} type={type} submit={submit} cancel={() => keep('')} />
              </li>
            );
          return (
            <Stack
              key={task.id}
              component="li"
              direction="row"
              spacing={0.5}
              data-testid="task"
              sx={{ alignItems: 'flex-start' }}
            >
              <FormControlLabel
                sx={{
                  flexGrow: 1,
                  minWidth: 0,
                  mr: 0,
                  alignItems: 'flex-start',
                  '& .MuiFormControlLabel-label': { pt: 0.75, minWidth: 0 },
                }}
                control={
                  <Checkbox
                    size="small"
                    checked={task.done}
                    onChange={(_, done) => change(task.id, { done })}
                  />
                }
                label={
                  <>
                    <Typography
                      component="span"
                      sx={{
                        display: 'block',
                        overflowWrap: 'anywhere',
                        color: task.done ? 'text.secondary' : undefined,
                        textDecorationLine: task.done ? 'line-through' : undefined,
                      }}
                    >
                      {task.text}
                    </Typography>
                    {task.dueAt && (
                      <Typography
                        component="span"
                        variant="caption"
                        sx={{ display: 'block' }}
                        color={
                          !task.done && daysBetween(now, onThisClock(task.dueAt)) < 0
                            ? 'warning.main'
                            : 'text.secondary'
                        }
                      >
                        {due(task)}
                      </Typography>
                    )}
                  </>
                }
              />
              {event && !task.done && (
                <IconButton
                  size="small"
                  aria-label={t('calendar.saveNamed', { name: task.text })}
                  onClick={() => save([event])}
                >
                  <SaveIcon fontSize="small" />
                </IconButton>
              )}
              <IconButton
                size="small"
                aria-label={t('task.edit', { name: task.text })}
                onClick={() => type({ id: task.id, text: task.text, day: dayField(task.dueAt) })}
              >
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('task.remove', { name: task.text })}
                onClick={() => remove(task)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
      </Box>
      {typed.id === '' && items.length < trackerLimits.tasks && (
        <TaskForm typed={typed} type={type} submit={submit} />
      )}
      {items.length >= trackerLimits.tasks && (
        <Typography variant="body2" color="text.secondary">
          {t('task.most', { count: trackerLimits.tasks })}
        </Typography>
      )}
    </Stack>
  );
}

function TaskForm({
  typed,
  type,
  submit,
  cancel,
}: {
  typed: Typed;
  type: (next: Typed) => void;
  submit: () => void;
  cancel?: () => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  const [tried, setTried] = useState(false);
  const noText = tried && typed.text.trim() === '';
  const badDay = tried && typed.day !== '' && !keptFromFields(typed.day);
  function send(): void {
    const fine =
      typed.text.trim() !== '' && (typed.day === '' || keptFromFields(typed.day) !== null);
    setTried(!fine);
    if (fine) submit();
  }
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      useFlexGap
      spacing={1}
      aria-label={t('task.form')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end', py: 0.5 }}
    >
      <TextField
        size="small"
        label={t('task.text')}
        value={typed.text}
        onChange={({ target }) => type({ ...typed, text: target.value })}
        error={noText}
        helperText={noText ? t('problem.taskMissing') : undefined}
        sx={{ flex: '2 1 200px' }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextField
        size="small"
        type="date"
        label={t('task.day')}
        value={typed.day}
        onChange={({ target }) => type({ ...typed, day: target.value })}
        error={badDay}
        helperText={badDay ? t('problem.date') : undefined}
        sx={{ flex: '1 1 150px' }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: '2000-01-01', max: '2100-12-31' },
        }}
      />
      <Button type="submit" variant={cancel ? 'contained' : 'outlined'} sx={{ height: 40 }}>
        {t(cancel ? 'common:actions.save' : 'task.add')}
      </Button>
      {cancel && (
        <Button sx={{ height: 40 }} onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
      )}
    </Stack>
  );
}
