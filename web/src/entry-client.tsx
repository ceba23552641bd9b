import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { preloadScreen } from './app/routes.js';
import { fillCache, readPageState } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';
import { sessionQuery } from './lib/session.js';
import { site } from './lib/site.js';
import { createStyleCache } from './lib/style-cache.js';
import { fixNow } from './lib/use-now.js';

const cache = createStyleCache();
const client = createQueryClient();

/** Takes over the page that the server rendered, or fills the bare shell. */
const start = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) {
    throw new Error('The page has no #root');
  }
  if (site().signedIn) {
    // Asked while the screen's code is on its way.
    void client.prefetchQuery(sessionQuery);
  }
  await preloadScreen(window.location.pathname);
  const app = (
    <Providers cache={cache} client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  const state = readPageState();
  if (!state) {
    createRoot(root).render(app);
    return;
  }
  fillCache(client, state.reads);
  fixNow(new Date(state.now));
  hydrateRoot(root, app);
};

void start();
