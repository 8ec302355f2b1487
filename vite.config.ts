// How the app is built. The local Firebase adds its own plugin from local/; nothing of it reaches dist/.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './tools/serviceWorker/plugin.ts';
import { staticSite } from './tools/staticSite/plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), staticSite(), serviceWorker()],
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
        advancedChunks: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            {
              name: 'mui',
              test: /node_modules[\\/](@mui[\\/](system|styled-engine|utils|private-theming)|@emotion)[\\/]/,
            },
            // What Auth and Firestore share stands apart, so that signing in does not wait for Firestore.
            {
              name: 'firebase',
              test: /node_modules[\\/](@firebase[\\/](app|util|component|logger)|firebase[\\/]app|idb|tslib)[\\/]/,
              priority: 2,
            },
            { name: 'auth', test: /node_modules[\\/]@firebase[\\/]auth[\\/]/, priority: 1 },
            // Its light sister comes alone, and only when this one has given up.
            {
              name: 'firestore',
              test: /node_modules[\\/]@firebase[\\/](firestore(?![\\/]dist[\\/]lite)|webchannel-wrapper)[\\/]/,
            },
          ],
        },
      },
    },
  },
  // Everything the app can need is found at start, so that no page reloads itself when a new package turns up.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  server: { port: 5173 },
});
