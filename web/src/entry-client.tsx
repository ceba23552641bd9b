import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { routeOf } from './app/routes.js';
import { createQueryClient } from './lib/query-client.js';
import './theme/fonts.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'css', nonce });
const client = createQueryClient();

const start = async (): Promise<void> => {
  await routeOf(window.location.pathname)?.page.preload();
  const root = document.querySelector('#root');
  if (!root) {
    throw new Error('The page has no #root');
  }
  createRoot(root).render(
    <Providers cache={cache} client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>,
  );
};

void start();
