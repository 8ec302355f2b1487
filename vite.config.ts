// How the app is built. The local Firebase adds its own plugin from local/; nothing of it reaches dist/.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveLibrariesOut } from './tools/leaveOut/plugin.ts';
import { preloadRoutes } from './tools/preload/plugin.ts';
import { serviceWorker } from './tools/serviceWorker/plugin.ts';
import { staticSite } from './tools/staticSite/plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What opens over a page, and the fields that bring it along. */
const overlays =
  /@mui[\\/](material[\\/](Select|NativeSelect|Popover|Popper|FilledInput|TextField|Dialog\w*|Menu\w*|Modal|Grow|Fade|Backdrop|Portal|Unstable_TrapFocus|internal[\\/]Transition)[\\/.])|src[\\/]ui[\\/]dialogs[\\/](?!fetchWhenOpened|LimitDialog)/;

export default defineConfig({
  plugins: [react(), leaveLibrariesOut(), preloadRoutes(), staticSite(), serviceWorker()],
  resolve: {
    alias: [
      // Firestore pulls in a regular-expression engine for pipelines that plain queries never reach (39 KB).
      { find: 're2js', replacement: at('./src/data/base/noRe2.ts') },
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Which chunk holds which page: read by `npm run bench`.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
              priority: 3,
            },
            // What Auth and Firestore share stands apart, so that signing in does not wait for Firestore.
            {
              name: 'firebase',
              test: /node_modules[\\/](@firebase[\\/](app|util|component|logger)|firebase[\\/]app|idb|tslib)[\\/]/,
              priority: 7,
            },
            { name: 'auth', test: /node_modules[\\/]@firebase[\\/]auth[\\/]/, priority: 6 },
            // Its light sister comes alone, and only when this one has given up.
            {
              name: 'firestore',
              test: /node_modules[\\/]@firebase[\\/](firestore(?![\\/]dist[\\/]lite)|webchannel-wrapper)[\\/]/,
              priority: 2,
            },
            // Every page starts with these texts; the others come by namespace.
            {
              debugName: 'texts',
              name: (id) => /i18n[\\/](en|es)[\\/]/.exec(id)?.[1]?.replace(/^/, 'texts-') ?? null,
              test: /src[\\/]i18n[\\/](en|es)[\\/](common|routes|faults)\.json/,
              priority: 4,
            },
            {
              name: 'storage',
              test: /node_modules[\\/]@firebase[\\/]storage[\\/]/,
              priority: 2,
            },
            // What the script of the public pages shares with the app: it starts too, and carries nothing of the app.
            {
              name: 'start',
              test: /vite[\\/]preload-helper|src[\\/](domain[\\/]base[\\/]deviceStorage|i18n[\\/]languageKeys|ui[\\/]theme[\\/]modeKey|session[\\/]earlyLanguageKey|app[\\/]site[\\/](takeOver|typedWords))\.ts/,
              priority: 5,
            },
            // What signing in shares with the app, and what leans on nothing: the forms bring it without the app.
            {
              name: 'plain',
              test: /src[\\/](domain[\\/](base[\\/](fault|mailAddress)|billing[\\/]prices|account[\\/]personalTier)|data[\\/](appCheck[\\/]proof|firestore[\\/](settings|ids|faults)|base[\\/](aiSettings|readOnly))|session[\\/]cachedAuthUser|ui[\\/]reading[\\/]whenIdle|features[\\/]account[\\/]parts[\\/](rules|signUpPayload|localGooglePerson))\.ts/,
              priority: 5,
            },
            // The app before any page.
            {
              name: 'core',
              tags: ['$initial'],
              test: (id) => !/src[\\/]app[\\/]site[\\/](site\.ts$|form[\\/])/.test(id),
              priority: 1,
            },
            // Small parts that others of the library stand on: a group of theirs would bring all of it along.
            {
              name: 'leaves',
              test: /@mui[\\/](utils|material[\\/](utils|Select[\\/]selectClasses))[\\/.](?!.*useRovingTabIndex)/,
              priority: 3,
            },
            // Toggles and tabs need it as menus do: in the group of either it would bring the other along.
            { name: 'roving', test: /useRovingTabIndex[\\/.]/, priority: 2 },
            // What most pages share, in few files instead of one for each small module.
            // What even the lightest pages show; nothing of it opens over the page.
            {
              name: 'base',
              test: /(@mui[\\/]material[\\/]|src[\\/]ui[\\/]page[\\/](?=(Page|Panel|StatusChip|Boundary|Skeletons)\.))(Page|Panel|StatusChip|Boundary|Skeletons|Chip|Divider|Paper|Container|Skeleton|FormControl[\\/](FormControlContext|useFormControl|formControlState))[\\/.]/,
              priority: 1,
            },
            // A page without a field shows without them.
            {
              name: 'fields',
              test: /@mui[\\/]material[\\/](FormControl[\\/]FormControl\.|FormHelperText|FormLabel|InputLabel|InputBase|Input[\\/]|OutlinedInput|InputAdornment|TextareaAutosize)/,
              priority: 1,
            },
            // Signing in leads to no Firestore and to no schema.
            {
              name: 'signIn',
              test: /src[\\/]data[\\/](account[\\/](auth|deviceVisit|guestSignIn|googleUser)|firestore[\\/](authentication|app))\.ts/,
              priority: 5,
            },
            { name: 'domain', test: /src[\\/]domain[\\/]/, minShareCount: 10 },
            {
              name: 'data',
              test: /src[\\/]data[\\/](firestore[\\/](?!files)|account|company|base|jobs|evaluation|ai)/,
              minShareCount: 10,
            },
            // What many pages show; and apart from it what opens over a page, which nobody waits for.
            {
              name: 'ui',
              test: (id) =>
                /(src[\\/]ui|node_modules[\\/](@mui|@emotion))[\\/]/.test(id) &&
                !overlays.test(id) &&
                !id.includes('useRovingTabIndex'),
              minShareCount: 20,
              priority: 1,
            },
            { name: 'overlay', test: overlays, minShareCount: 20, priority: 1 },
            { name: 'icons', test: /@mui[\\/]icons-material[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  // Everything the app can need is found at start, so that no page reloads itself when a new package turns up.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  server: { port: 5173 },
});
