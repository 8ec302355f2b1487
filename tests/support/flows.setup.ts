// Around each file of stories, which share their modules: its lane's Firebase holds the seed and nothing of the file before, and what it opened is closed.
import { afterAll, afterEach } from 'vitest';
import { lane } from './lane.ts';
import { closeOperator } from './operator.ts';
import { leaveBrowser, printScreens } from './people.ts';

const answer = await fetch(lane().restore, { method: 'POST' });
if (!answer.ok) throw new Error(await answer.text());

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printScreens(task.name);
});

afterAll(async () => {
  await leaveBrowser();
  await closeOperator();
});
