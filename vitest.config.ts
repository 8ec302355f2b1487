// Kinds of tests: of pure things, of components, of rules in the emulators, of whole stories in a browser, and of faults (npm run test:faults).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { laneCount } from './tests/support/laneCount.ts';
import { DearestLast } from './tools/mutants/order.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    ...(process.env['MUTANTS_FOLDER'] ? { sequence: { sequencer: DearestLast } } : {}),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'local/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          // The engine's tests compute for seconds, and share the machine with the emulator.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/component.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/firebase.globalSetup.ts'],
          // The emulator answers late while a busy machine compiles the rules, and mutants judge beside them.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'node',
          include: ['tests/flows/**/*.test.ts'],
          globalSetup: ['tests/support/flows.globalSetup.ts'],
          setupFiles: ['tests/support/flows.setup.ts'],
          fileParallelism: laneCount() > 1,
          // A page shows what was done to it a moment later, on a busy machine many moments later.
          // To look twenty times a second, as is usual, takes time from what is waited for.
          expect: { poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/flows.globalSetup.ts'],
          setupFiles: ['tests/support/flows.setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
