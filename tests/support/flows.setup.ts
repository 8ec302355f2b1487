// Before each file of stories: its lane's Firebase holds the seed and nothing of the file before.
import { lane } from './lane.ts';

const answer = await fetch(lane().restore, { method: 'POST' });
if (!answer.ok) throw new Error(await answer.text());
