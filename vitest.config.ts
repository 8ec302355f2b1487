// Kinds of tests: of pure things, of components, of rules in the emulators, of whole stories in a browser, and of faults (npm run test:faults).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readAloneFiles } from './tests/support/running/aloneFiles.ts';
import { laneCount } from './tests/support/running/laneCount.ts';
import { LongestFirst } from './tests/support/running/longestFirst.ts';
import { DearestLast } from './tools/mutants/order.ts';

const unit = {
  environment: 'node',
  setupFiles: ['tests/support/shared.setup.ts'],
  // The engine's tests compute for seconds, and share the machine with the compiler and the emulator.
  testTimeout: 120_000,
  hookTimeout: 240_000,
};
const unitFolders = ['src', 'local', 'tools', 'tests/house'];
const unitFiles = unitFolders.map((folder) => `${folder}/**/*.test.ts`);
const unitAlone = readAloneFiles(unitFolders, '.test.ts');
const component = {
  environment: 'jsdom',
  setupFiles: ['tests/support/shared.setup.ts', 'tests/support/component.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const componentFiles = ['src/**/*.test.tsx'];
const componentAlone = readAloneFiles(['src'], '.test.tsx');

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    ...(process.env['MUTANTS_FOLDER'] ? { sequence: { sequencer: DearestLast } } : {}),
    ...(laneCount() > 1 ? { sequence: { sequencer: LongestFirst } } : {}),
    projects: [
      // Most files share one set of modules in each worker; those that replace some get their own.
      {
        extends: true,
        test: { ...unit, name: 'unit', include: unitFiles, exclude: unitAlone, isolate: false },
      },
      { extends: true, test: { ...unit, name: 'unit-alone', include: unitAlone } },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          include: componentFiles,
          exclude: componentAlone,
          isolate: false,
        },
      },
      { extends: true, test: { ...component, name: 'component-alone', include: componentAlone } },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/support/firebase.globalSetup.ts'],
          setupFiles: ['tests/support/shared.setup.ts', 'tests/support/rules.setup.ts'],
          // The SDK takes longer to load than most files to run.
          isolate: false,
          // The emulator answers late while a busy machine compiles the rules, and mutants judge beside them. No test
          // has a timeout of its own, so that a run of all mutants can give them more.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'node',
          include: ['tests/flows/**/*.test.ts', 'tests/reach/**/*.test.ts'],
          globalSetup: ['tests/support/flows.globalSetup.ts'],
          setupFiles: ['tests/support/flows.setup.ts'],
          // Each lane reads Playwright and the Firebase SDK once; the setup closes what a file has opened.
          isolate: false,
          fileParallelism: laneCount() > 1,
          // A page shows what was done to it a moment later, on a busy machine many moments later.
          // To look twenty times a second, as is usual, takes time from what is waited for.
          expect: { poll: { timeout: 60_000, interval: 100 } },
          // Who passes does not wait: files give a time of their own only where they need more.
          testTimeout: 240_000,
          hookTimeout: 240_000,
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
          // The steps that stories share wait as long here.
          expect: { poll: { timeout: 60_000, interval: 100 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
