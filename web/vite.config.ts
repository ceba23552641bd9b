import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Puts the theme bootstrap into the page and leaves its hash in `csp.json` for the server's script-src. */
const themeBootstrap = (): Plugin => {
  const script = readFileSync(new URL('src/theme/bootstrap.js', import.meta.url), 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return {
    name: 'theme-bootstrap',
    transformIndexHtml: (html) => html.replace('<!--theme-bootstrap-->', `<script>${script}</script>`),
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: JSON.stringify({ scriptHashes: [hash] }),
      });
    },
  };
};

const noJsonSchema = `
const absent = () => () => { throw new Error('JSON Schema is not part of the browser build'); };
export { absent as createToJSONSchemaMethod, absent as createStandardJSONSchemaMethod };
`;
/**
 * zod's classic schemas carry their JSON Schema writer along, which only servers use. Leaving it out saves each form
 * 6 KB of its first load; a schema that is asked for its JSON Schema in the browser throws.
 */
const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/zod/v4/classic/schemas.js') && source.includes('json-schema') ? '\0no-json-schema' : null,
  load: (id) => (id === '\0no-json-schema' ? noJsonSchema : null),
});

export default defineConfig({
  plugins: [react(), themeBootstrap(), withoutJsonSchema()],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3000' } },
  build: {
    manifest: true,
    target: ['chrome117', 'safari17', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Changes rarely, so that a deployment leaves it in the visitors' caches.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
          ],
        },
      },
    },
  },
});
