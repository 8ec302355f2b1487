// Before each file of the rules' tests: our own modules begin anew, while the SDK stays loaded for all files of a worker.
import { vi } from 'vitest';

// A world registers its hooks when it is made, and some are made by a fixture that several files share.
vi.resetModules();
