// Whether the SDK's database of this page has given up. Free of the SDK, so that every page can ask.
import { createStore } from '#domain/base/store.ts';

/** True once it is beyond help: nothing on the page stays current, and only a reload starts it anew. */
export const databaseEnd = createStore(false);
