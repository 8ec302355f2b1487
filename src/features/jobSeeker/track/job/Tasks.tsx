// What is to be done for a job, with a day where there is one.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SaveIcon from '@mui/icons-material/EventOutlined';
import { Box, Checkbox, FormControlLabel, IconButton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { createId } from '#data/firestore/ids.ts';
import { formatDayField, parseDayFields, toThisClock } from '#domain/base/calendarDay.ts';
import { jobEventsOf, type JobEvent } from '#domain/seeker/jobEvents.ts';
import { trackerLimits, type JobTask } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { countDaysBetween } from '#features/jobSeeker/track/useWhen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import type { ListProps } from './useList.ts';
import { TaskForm, Typed } from './TaskForm.tsx';

const nothing: Typed = { id: '', text: '', day: '' };

function parseTyped(kept: string): Typed {
  try {
    return Typed.parse(JSON.parse(kept));
  } catch {
    return nothing;
  }
}

/** Open ones by their day, those without one after them, then what is done. */
function sortTasks(tasks: readonly JobTask[]): JobTask[] {
  const rank = ({ done, dueAt }: JobTask): number => (done ? 2e15 : 0) + (dueAt?.getTime() ?? 1e15);
  return tasks.toSorted((a, b) => rank(a) - rank(b));
}

export function Tasks({ job, keptAt, items, latest, write }: ListProps<JobTask> & { job: Job }) {
  const { t } = useTranslation(['tracker', 'common']);
  const format = useFormat();
  const now = useNow();
  const { save } = useCalendarFile();
  const [kept, keep] = useTyped(`${keptAt}/task`);
  const typed = parseTyped(kept);
  const type = (next: Typed): void =>
    keep(next.text === '' && next.day === '' && next.id === '' ? '' : JSON.stringify(next));
  const change = (id: string, part: Partial<JobTask>): void =>
    write(latest().map((task) => (task.id === id ? { ...task, ...part } : task)));
  const events = new Map(jobEventsOf([job]).map((event) => [event.id, event]));
  const eventOf = (task: JobTask): JobEvent | undefined => events.get(`${job.id}-task-${task.id}`);
  function submit(): void {
    const part = { text: typed.text.trim(), dueAt: parseDayFields(typed.day) };
    if (items.some(({ id }) => id === typed.id)) change(typed.id, part);
    else write([...latest(), { id: createId(), done: false, ...part }]);
    keep('');
  }
  function remove(task: JobTask): void {
    write(latest().filter(({ id }) => id !== task.id));
    notifyUndo(t('task.removed'), t('common:actions.undo'), () => write([...latest(), task]));
  }
  const due = (task: JobTask): string => {
    if (!task.dueAt) return '';
    const at = toThisClock(task.dueAt);
    return !task.done && countDaysBetween(now, at) < 0
      ? t('task.late', { when: format.date(at) })
      : t('task.due', { when: format.date(at) });
  };
  return (
    <Stack spacing={1}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {sortTasks(items).map((task) => {
          const event = eventOf(task);
          if (typed.id === task.id)
            return (
              <li key={task.id}>
                <TaskForm typed={typed} type={type} submit={submit} cancel={() => keep('')} />
              </li>
            );
          return (
            <TaskRow
              key={task.id}
              task={task}
              change={change}
              now={now}
              due={due}
              event={event}
              save={save}
              type={type}
              remove={remove}
            />
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

interface TaskRowProps {
  task: JobTask;
  change: (id: string, part: Partial<JobTask>) => void;
  now: Date;
  due: (task: JobTask) => string;
  event: JobEvent | undefined;
  save: ReturnType<typeof useCalendarFile>['save'];
  type: (next: Typed) => void;
  remove: (task: JobTask) => void;
}

/** One task, and what can be done with it. */
function TaskRow({ task, change, now, due, event, save, type, remove }: TaskRowProps) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={0.5}
      data-testid="task"
      sx={{ alignItems: 'flex-start' }}
    >
      <TaskLine task={task} change={change} now={now} due={due} />
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
        onClick={() => type({ id: task.id, text: task.text, day: formatDayField(task.dueAt) })}
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
}

interface TaskLineProps {
  task: JobTask;
  change: (id: string, part: Partial<JobTask>) => void;
  now: Date;
  due: (task: JobTask) => string;
}

/** One task: whether it is done, what it is and until when. */
function TaskLine({ task, change, now, due }: TaskLineProps) {
  return (
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
                !task.done && countDaysBetween(now, toThisClock(task.dueAt)) < 0
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
  );
}
