// The model card of the AI page names the engine that is built.
import { expect, it } from 'vitest';
import { engineVersion } from '../../src/ai/onDevice/version.ts';
import { cardVersion } from '../../src/features/public/ai/figures.ts';

it('names the version of the engine', () => expect(cardVersion).toBe(engineVersion));
