// Runs in the head before the first paint, so that a stored dark theme never flashes light, and for what happens before the
// app is there. The build puts it inline; it is the only inline script of the product.
(() => {
  const root = document.documentElement;
  // Without it, what only scripts can do is not shown (see `app/shell.styles.ts`).
  root.dataset.scripts = '';
  try {
    root.dataset.theme = localStorage.getItem('pngwb-theme') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.theme = 'light';
  }
  // Room for what the device said on the last page, so that nothing moves when it says it again (see `offline/device-room.ts`).
  try {
    const { 'pngwb-device-room': others, 'pngwb-device-room-kept': kept } = localStorage;
    root.style.setProperty(
      '--device-room',
      (location.pathname === '/offline' ? (kept ?? others) : (others ?? kept)) ?? '',
    );
  } catch {
    // No storage, no room.
  }
  // As in `lib/browser/saves-data.ts`; the font is asked for here, because a link of its own would not wait for the answer.
  let isSaving = navigator.connection?.saveData;
  try {
    isSaving ||= localStorage.getItem('pngwb-save-data') === 'on';
  } catch {
    // No storage, no switch.
  }
  // On a slow line, which the way of this page tells, the font would come too late for it and in the way of its scripts: it
  // comes for the next one, where a worker keeps it (see `offline/start.ts`). Where there is a worker, it is on the device.
  const slowMs = 300;
  const [way] = performance.getEntriesByType('navigation');
  if (isSaving) {
    root.dataset.saveData = '';
  } else if (!navigator.serviceWorker?.controller && way?.responseStart - way?.requestStart > slowMs) {
    root.dataset.fontLater = '';
  } else {
    document.querySelector('link[data-font]').rel = 'preload';
  }
  // Paper is white, whatever the screen is.
  let shown = root.dataset.theme;
  addEventListener('beforeprint', () => {
    shown = root.dataset.theme;
    root.dataset.theme = 'light';
  });
  addEventListener('afterprint', () => {
    root.dataset.theme = shown;
  });
  // What the app itself stands on is asked for until all of it is there. Then the page is loaded once more, because browsers
  // do not run a script that was lost once. A file that the site does not have belongs to another version than the page, as
  // while one takes the place of the other: a newer page has its files, but is not asked for again and again at once.
  const slowest = 8000;
  let isLost = false;
  const askAgain = (wait) => {
    const files = [...document.querySelectorAll('script[type=module][src], link[rel=modulepreload]')];
    Promise.all(
      files.map(({ src, href }) => fetch(src || href).then((answer) => answer.blob().then(() => answer.ok))),
    ).then(
      (all) => setTimeout(() => location.reload(), all.includes(false) ? slowest : 0),
      () => setTimeout(askAgain, wait, Math.min(wait * 2, slowest)),
    );
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!isLost && target.type === 'module') {
        isLost = true;
        // The page is loaded once more, unless another is on its way.
        if (!followHeld()) {
          askAgain(1000);
        }
        const place = document.querySelector('#waiting p');
        if (place) {
          place.textContent = 'No signal. We try again by ourselves.';
        }
      }
    },
    true,
  );
  // The browser offers it once, mostly before the app is there, which makes its own offer (`offline/start.ts`).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  // Where a link leads back to is its state, which is the app's: a link that the browser itself follows hands it on through here.
  const handOn = 'pngwb-state';
  try {
    const { path, usr } = JSON.parse(sessionStorage.getItem(handOn)) ?? {};
    if (path === location.pathname && !history.state) {
      history.replaceState({ usr }, '');
    }
    sessionStorage.removeItem(handOn);
  } catch {
    // No storage: signing in leads to the dashboard.
  }
  const keepState = ({ pathname: path, dataset }) =>
    sessionStorage.setItem(handOn, JSON.stringify({ path, usr: JSON.parse(dataset.state) }));
  // What was tapped, chosen or typed where the app has not taken over yet is kept for it (see `lib/browser/early-acts.ts`).
  window.earlyActs = [];
  // Outside it would be a global.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // A link with a state waits for the app as a button does: another page would throw away what is on its way and ask for it
  // anew. Where the app is lost or late, it is the browser's.
  const patience = 10_000;
  let isLate = false;
  const followHeld = () => {
    isLate = true;
    const link = document.querySelector('#root a[data-tapped]');
    if (link) {
      delete link.dataset.tapped;
      link.click();
    }
    return link !== null;
  };
  // As in `lib/browser/plain-click.ts`.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }) =>
    button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const keepTap = (event) => {
    const tapped = event.target.closest('button[type=button], a[data-state]');
    if (!tapped || (isTaken(tapped) && !event.cancelBubble)) {
      return;
    }
    if (tapped.matches('a')) {
      if (isLate || tapped.target || !isPlainClick(event)) {
        keepState(tapped);
        return;
      }
      event.preventDefault();
      setTimeout(followHeld, patience);
    }
    // What was tapped by `lib/browser/make-up.ts` is tried again there.
    if (!event.isTrusted) {
      return;
    }
    document.querySelectorAll('[data-tapped]').forEach((earlier) => delete earlier.dataset.tapped);
    tapped.dataset.tapped = '';
    window.earlyActs.push({ element: tapped });
  };
  // Right after the app, which takes over because of the tap and does what it asks for then. Where code is still missing it
  // cannot, and stops the event at the root: nothing further in or out hears of it. It may have looked at an element already.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const afterApp = ({ type, target }, keep) =>
    target.closest('#root')?.addEventListener(type, keep, { capture: true, once: true });
  addEventListener('click', (event) => afterApp(event, keepTap), true);
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const keepValue = ({ target }) =>
    window.earlyActs.push({ element: target, value: target.type === 'checkbox' ? target.checked : target.value });
  addEventListener(
    'input',
    (event) => {
      if (isTaken(event.target)) {
        afterApp(event, () => event.isTrusted && event.cancelBubble && keepValue(event));
      } else {
        keepValue(event);
      }
    },
    true,
  );
})();
