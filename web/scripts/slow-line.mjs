// node web/scripts/slow-line.mjs [site] [path …]: what a phone on a slow line sees, and when. Needs a running system; the
// browser is the one of the tests. With SIGN_IN=address:password it is what that person sees, on screens of members too. Applied throttling (CDP): 400 kbit/s, 400 ms, CPU 6 times slower, 360 px; median of 3.
import { createRequire } from 'node:module';

const e2e = createRequire(new URL('../../e2e/package.json', import.meta.url));
const { chromium: launcher } = e2e('playwright-core');
const { default: chromium } = await import(e2e.resolve('@sparticuz/chromium'));

const [site = 'http://localhost:3000', ...given] = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/jobs', '/companies'];
const runs = Number(process.env.RUNS ?? 3);
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Collects the paint and shift times of a page; the app is interactive once its heading is React's. */
const observe = () => {
  const seen = { lcp: 0, cls: 0, title: 0, interactive: 0 };
  window.__seen = seen;
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.cls += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const watch = () => {
    const heading = document.querySelector('main h1');
    if (heading && seen.title === 0) {
      seen.title = performance.now();
    }
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'))) {
      seen.interactive = performance.now();
      return;
    }
    requestAnimationFrame(watch);
  };
  watch();
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The session's cookie as a request header sends it; none for visitors. */
const signIn = async () => {
  const [email, password] = (process.env.SIGN_IN ?? '').split(':');
  if (!password) {
    return undefined;
  }
  const answer = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) {
    throw new Error(`Signing in was answered with ${answer.status}`);
  }
  return { name: cookie.slice(0, cookie.indexOf('=')), value: cookie.slice(cookie.indexOf('=') + 1), url: site };
};

const measure = async (browser, path, session) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-PG' });
  if (session) {
    await context.addCookies([session]);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(site + path, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => window.__seen.interactive > 0);
  const result = await page.evaluate(() => ({
    ...window.__seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...result, bytes };
};

const browser = await launcher.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const session = await signIn();
  for (const path of paths) {
    await fetch(site + path);
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await measure(browser, path, session));
    }
    const of = (name) => median(results.map((result) => result[name]));
    const seconds = (name) => (of(name) / 1000).toFixed(2);
    console.log(
      `${path}: FCP ${seconds('fcp')} s, LCP ${seconds('lcp')} s, title ${seconds('title')} s, interactive ${seconds('interactive')} s, ` +
        `CLS ${of('cls').toFixed(3)}, ${Math.round(of('bytes') / 1024)} KB`,
    );
  }
} finally {
  await browser.close();
}
