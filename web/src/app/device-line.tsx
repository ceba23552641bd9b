import { Suspense } from 'react';
import { lazyPart } from '../components/feedback/lazy-part.js';
import { useDevice } from '../offline/waiting.js';

const DeviceBar = lazyPart(async () => (await import('../offline/device-bar.js')).DeviceBar, 'silent');

/** Room for what this device has to say; nothing as long as all is well. */
export const DeviceLine = () => {
  const { isOffline, keptSince, update, waiting, waitsForSignIn } = useDevice();
  return isOffline || keptSince || update || waiting.length + waitsForSignIn > 0 ? (
    <Suspense fallback={null}>
      <DeviceBar />
    </Suspense>
  ) : null;
};
