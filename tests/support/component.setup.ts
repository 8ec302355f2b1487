/** Gives component tests the DOM matchers, and each test an empty page. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a machine needs while it does other things too; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
